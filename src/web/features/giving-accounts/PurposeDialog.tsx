import { yupResolver } from '@hookform/resolvers/yup';
import type { InferType } from 'yup';
import { type KnownPurpose, newPurposeSchema, purposeEditSchema } from '#shared/giving/giving.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { ProofDialog } from '#web/entities/account/ProofForm.tsx';
import { FormCheckbox } from '#web/ui/forms/FormCheckbox.tsx';
import { FormTextField, type FormTextFieldProps } from '#web/ui/forms/FormTextField.tsx';

interface PurposeDialogProps {
  /** The purpose to be changed; undefined for a new one. */
  purpose: KnownPurpose | undefined;
  purposes: readonly KnownPurpose[];
  onClose: () => void;
}

/** Adds a purpose of giving, or changes one. */
export const PurposeDialog = ({ purpose, ...props }: PurposeDialogProps) =>
  purpose ? <EditPurposeDialog {...props} purpose={purpose} /> : <NewPurposeDialog {...props} />;

function NewPurposeDialog({ onClose }: Pick<PurposeDialogProps, 'onClose'>) {
  const [add] = givingApi.useCreatePurposeMutation();
  return (
    <ProofDialog
      title="Add a purpose"
      resolver={yupResolver(newPurposeSchema)}
      values={{ name: '', name_sw: '', key: '' }}
      draft="giving-purpose:new"
      send={add}
      onClose={onClose}
      yes="Add"
    >
      {({ getValues, setValue }) => (
        <>
          <NameFields
            onEdit={(before, after) => {
              if (getValues('key') === shortName(before)) setValue('key', shortName(after));
            }}
          />
          <FormTextField
            name="key"
            label="Short name"
            required
            autoComplete="off"
            hint="For links and posters, such as /give?purpose=tithe. It stays the same for ever."
          />
        </>
      )}
    </ProofDialog>
  );
}

/** A name as the short name that it suggests: `Building fund` is `building-fund`. */
const shortName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');

function EditPurposeDialog({ purpose, purposes, onClose }: PurposeDialogProps & { purpose: KnownPurpose }) {
  const { id, name, name_sw, closed } = purpose;
  const [edit] = givingApi.useUpdatePurposeMutation();
  return (
    <ProofDialog
      title={name}
      resolver={yupResolver(purposeEditSchema)}
      values={{ name, name_sw, closed, place: purposes.indexOf(purpose) + 1 }}
      draft={`giving-purpose:${id}`}
      send={(values: InferType<typeof purposeEditSchema>) => edit({ id, ...values })}
      onClose={onClose}
      yes="Save"
    >
      <NameFields />
      <FormTextField
        name="place"
        label="Place in the list"
        options={purposes.map((_, at) => [String(at + 1), String(at + 1)] as const)}
      />
      <FormCheckbox name="closed" label="Closed: the Give page does not offer it" />
    </ProofDialog>
  );
}

/** The names of a purpose in both languages. */
const NameFields = (props: Pick<FormTextFieldProps, 'onEdit'>) => (
  <>
    <FormTextField {...props} name="name" label="Name" required autoFocus />
    <FormTextField name="name_sw" label="Name in Kiswahili" lang="sw" required />
  </>
);
