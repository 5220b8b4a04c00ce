import AddIcon from '@mui/icons-material/Add';
import { Alert, Button, List } from '@mui/material';
import { useState } from 'react';
import type { Edition } from '#shared/verse/verse.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { RuledRow } from '#web/ui/layout/RuledRow.tsx';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { AddBibleDialog, LANGUAGE_NAMES } from './AddBibleDialog.tsx';

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
    <TitledSection
      id="bibles"
      title="Bibles"
      heading={heading}
      action={
        <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          Add a Bible
        </Button>
      }
    >
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
      {adding ? <AddBibleDialog onClose={() => setAdding(false)} /> : null}
      <ConfirmDialog open={asked !== null} title="Confirm Deletion" onClose={() => setAsked(null)} onYes={removeAsked}>
        Remove {asked?.name}? The daily verse and the pages quote another Bible then.
      </ConfirmDialog>
    </TitledSection>
  );
}
