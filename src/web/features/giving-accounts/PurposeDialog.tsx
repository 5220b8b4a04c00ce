import { yupResolver } from '@hookform/resolvers/yup';
import { useState } from 'react';
import type { InferType } from 'yup';
import { type KnownPurpose, newPurposeSchema, purposeEditSchema } from '#shared/giving/giving.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { nowIn } from '#web/api/errors.ts';
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
  const { id, name } = purpose;
  const [atFirst] = useState(() => {
    const { name_sw, closed } = purpose;
    return { name, name_sw, closed, place: purposes.indexOf(purpose) + 1 };
  });
  const [edit] = givingApi.useUpdatePurposeMutation();
  /** As another owner has changed it meanwhile, which the server's refusal tells. */
  const [seen, setSeen] = useState(purpose);
  const send = async (values: InferType<typeof purposeEditSchema>) => {
    const typed = Object.entries(values).filter(([field, value]) => value !== atFirst[field as keyof typeof atFirst]);
    const { version, name, name_sw, closed } = seen;
    const change = { name, name_sw, closed, ...Object.fromEntries(typed) } as typeof values;
    const done = await edit({ id, version, ...change });
    const now = done.error && nowIn<KnownPurpose>(done.error);
    if (now) setSeen(now);
    return done;
  };
  return (
    <ProofDialog
      title={name}
      resolver={yupResolver(purposeEditSchema)}
      values={atFirst}
      draft={`giving-purpose:${id}`}
      send={send}
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
