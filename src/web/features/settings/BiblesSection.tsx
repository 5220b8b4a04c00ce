import { yupResolver } from '@hookform/resolvers/yup';
import { Alert, Button, LinearProgress, Link, List, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { type InferType, mixed } from 'yup';
import { type EditionAdded, editionQuery, MAX_EDITION_BYTES } from '#shared/verse/editionInput.ts';
import type { Edition } from '#shared/verse/verse.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import { fieldsIn, sessionEnded, staffApiError } from '#web/api/errors.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { useUnsaved } from '#web/ui/drafts/drafts.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { Form, FormButtons, showRefusal } from '#web/ui/forms/Form.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { RuledRow, TitledSection } from '#web/ui/layout/TitledSection.tsx';

/** The editions of the Bible, for owners: add one, remove one, undo. The King James comes with the site and stays. */
export function BiblesSection() {
  const query = verseApi.useListEditionsQuery();
  const editions = query.data;
  const [remove] = verseApi.useDeleteEditionMutation();
  const [restore] = verseApi.useRestoreEditionMutation();
  const [adding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Edition | null>(null);
  const { heading, focusHeading } = useHeadingFocus(); // the button that had the focus is removed

  const bringBack = async (name: string) => tellOutcome(await restore({ name }), () => `${name} is back.`);
  async function removeAsked() {
    if (!asked) return;
    const { name } = asked;
    const { error } = await remove({ name });
    if (error) return !sessionEnded(error) && staffApiError(error);
    tellOutcome({}, `${name} is removed.`, { undo: () => bringBack(name) });
    focusHeading();
  }

  return (
    <TitledSection id="bibles" title="Bibles" heading={heading} add="Add a Bible" onAdd={() => setAdding(true)}>
      <QueryState of={query} />
      {editions && !editions.some(({ language }) => language === 'sw') ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          The Kiswahili pages quote the King James in English until a Kiswahili Bible is added.
        </Alert>
      ) : null}
      <List disablePadding aria-label="Bibles" sx={{ mt: 1.5 }}>
        {editions?.map((edition, at) => (
          <RuledRow
            key={edition.name}
            title={`${edition.name}, ${LANGUAGE_NAMES[edition.language] ?? edition.language}`}
            detail={edition.credit}
          >
            {at === 0 ? null : (
              <Button variant="outlined" color="error" onClick={() => setAsked(edition)}>
                Remove <VisuallyHidden>{edition.name}</VisuallyHidden>
              </Button>
            )}
          </RuledRow>
        ))}
      </List>
      {adding ? (
        <FormDialog title="Add a Bible" onClose={() => setAdding(false)}>
          <AddBibleForm onAdded={() => setAdding(false)} />
        </FormDialog>
      ) : null}
      <ConfirmDialog open={asked !== null} title="Confirm Deletion" onClose={() => setAsked(null)} onYes={removeAsked}>
        Remove {asked?.name}? The daily verse and the pages quote another Bible then.
      </ConfirmDialog>
    </TitledSection>
  );
}

/** The languages of the daily verse's answers, by their codes. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', sw: 'Kiswahili' };

const schema = editionQuery.shape({
  file: mixed<File>()
    .required('Please choose the file.')
    .test(
      'size',
      `A Bible has at most ${MAX_EDITION_BYTES / 1024 / 1024} MB.`,
      (file) => file.size <= MAX_EDITION_BYTES,
    ),
});

type Values = InferType<typeof schema>;

/** Adds an edition of the Bible from its file, with its progress. The server checks it whole before it is used. */
function AddBibleForm({ onAdded }: { onAdded: () => void }) {
  const form = useForm<Values>({
    defaultValues: { name: '', language: 'sw', credit: '' },
    resolver: yupResolver(schema),
  });
  const { control, formState } = form;
  const { field: file } = useController({ control, name: 'file' });
  const [create] = verseApi.useCreateEditionMutation();
  const [share, setShare] = useState<number | null>(null);
  useUnsaved(formState.isDirty);

  const submit = form.handleSubmit(async (edition) => {
    setShare(0);
    const { data, error } = await create({ ...edition, onProgress: setShare });
    setShare(null);
    if (error) return showRefusal(form, staffApiError(error), fieldsIn(error));
    showToast(addedWords(data), 'success');
    onAdded();
  });
  const fault = formState.errors.file?.message;

  return (
    <Form
      pinned
      label="Add a Bible"
      form={form}
      onSubmit={submit}
      buttons={<FormButtons label="Add" busyLabel="Adding..." />}
    >
      <Typography>
        Get the file in USFM, a zip, from{' '}
        <Link href="https://ebible.org/download.php" target="_blank">
          eBible.org
        </Link>
        . Take one whose licence lets you give it on.
      </Typography>
      <TextField
        type="file"
        inputRef={file.ref}
        label="File"
        required
        error={fault !== undefined}
        helperText={fault ?? 'The zip as you downloaded it, at most 20 MB.'}
        slotProps={{ htmlInput: { accept: '.zip,.tsv,.txt,.gz,.usfm,.sfm' } }}
        onChange={(event) => {
          const [chosen] = (event.target as HTMLInputElement).files ?? [];
          if (chosen) file.onChange(chosen);
        }}
      />
      <FormTextField name="name" label="Short name" required hint="As people ask for it: Neno, WEB." />
      <FormTextField name="language" label="Language" options={Object.entries(LANGUAGE_NAMES)} />
      <FormTextField
        name="credit"
        label="Whose words these are"
        required
        multiline
        hint="It stands below each passage: World English Bible, public domain."
      />
      {share === null ? null : <Sending share={share} />}
    </Form>
  );
}

/** How much of the file has been sent; then the server reads it. */
function Sending({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const sent = percent === 100;
  return (
    <div>
      <Typography role="status" sx={{ mb: 0.75 }}>
        {sent ? 'The Bible is being checked. This takes up to a minute.' : `The file is on its way: ${percent} %`}
      </Typography>
      <LinearProgress
        aria-label="Adding the Bible"
        variant={sent ? 'indeterminate' : 'determinate'}
        {...(!sent && { value: percent })}
      />
    </div>
  );
}

const addedWords = ({ name, verses, missing }: EditionAdded): string =>
  `${name} is added: ${verses} verses${missing > 0 ? `, ${missing} fewer than the King James` : ''}.`;
