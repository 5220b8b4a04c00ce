import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, Chip, ListItem, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnpublished, publishWords } from '#shared/events/publishing.ts';
import type { StaffSermon } from '#shared/sermons/sermon.ts';
import { readableDate } from '#shared/time.ts';
import { staffSermonsApi } from '#web/api/endpoints/staffSermons.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { useOwnDraft } from '#web/auth/useOwnDraft.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { mark } from '#web/entities/waiting/WaitingMark.tsx';
import { draftsOf, followDrafts, keptDraft } from '#web/ui/drafts/drafts.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
import { useClock } from '#web/ui/hooks/NowProvider.tsx';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { useStaying } from '#web/ui/hooks/useStaying.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { RowList } from '#web/ui/layout/TitledSection.tsx';
import { useGrowingList } from '#web/ui/loading/Loading.tsx';
import { SermonForm } from './SermonForm.tsx';
import { SoundProgress } from './sound/SoundProgress.tsx';
import { forgetSound, useSounds } from './sound/sounds.ts';
import { soundFacts } from './sound/soundWords.ts';

/** The library of sermons, for staff, latest first. An open form is part of the address (`?edit=12`, `?edit=new`). */
export function Sermons({ children }: { children: ReactNode }) {
  const query = staffSermonsApi.useListStaffSermonsQuery(undefined, { refetchOnMountOrArgChange: true });
  const sermons = query.data;
  const [parameters, setParameters] = useSearchParams();
  const [deleted, setDeleted] = useState<StaffSermon | null>(null);
  const { shown, more } = useGrowingList(sermons ?? []);
  const sounds = useSounds();
  useEffect(() => {
    const named = new Set(sermons?.map(({ sound }) => sound));
    for (const { key, id = '', state, draft } of sounds)
      if (state === 'there' && draft === undefined && named.has(id)) forgetSound(key);
  }, [sermons, sounds]);
  const { focusHeading } = useHeadingFocus(); // the button that had the focus is removed
  const edit = parameters.get('edit');
  /** What was typed for sermons that somebody has deleted since. */
  const left = useLeftSermons(sermons);
  const found = [...(sermons ?? []), ...left].find(({ id }) => String(id) === edit);
  const edited = useStaying(`${edit}`, found);
  const open = (which: string) => setParameters({ edit: which });
  const close = () => setParameters('', { replace: true });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 2.5 }}>
        <Typography variant="tool">Sermons</Typography>
        <Button variant="contained" color="secondary" startIcon={<AddIcon />} onClick={() => open('new')}>
          Add a sermon
        </Button>
      </Box>
      {children}
      {sounds.length > 0 && edit === null ? (
        <Paper variant="outlined" component="section" aria-label="Sound on its way" sx={{ p: 2, mb: 3 }}>
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {sounds.map((sound) => (
              <SoundProgress key={sound.key} sound={sound} onRemove={focusHeading} />
            ))}
          </Box>
        </Paper>
      ) : null}
      {left.map(({ id, title }) => (
        <Alert
          key={id}
          severity="info"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" onClick={() => open(String(id))}>
              Open
            </Button>
          }
        >
          Somebody has deleted “{title}”. What you typed for it is kept.
        </Alert>
      ))}
      {sermons ? null : <QueryState of={query} loading="Loading sermons..." />}
      {sermons?.length === 0 ? (
        <Typography variant="lead" sx={{ color: 'text.secondary', py: 3 }}>
          No sermons yet. Add last Sunday’s: its title, who preached, and a recording from your phone.
        </Typography>
      ) : null}
      {shown.length > 0 ? (
        <RowList label="Sermons, latest first">
          {shown.map((sermon) => (
            <SermonRow
              key={sermon.id}
              sermon={sermon}
              onEdit={() => open(String(sermon.id))}
              onDelete={() => setDeleted(sermon)}
            />
          ))}
        </RowList>
      ) : null}
      {more}
      {sermons && (edited || edit === 'new') ? (
        <FormDialog title={edited ? edited.title : 'Add a sermon'} onClose={close}>
          <SermonForm key={edit} sermon={edited} sermons={sermons} onSaved={close} />
        </FormDialog>
      ) : null}
      {deleted ? <DeleteSermon sermon={deleted} onClose={() => setDeleted(null)} onDeleted={focusHeading} /> : null}
    </>
  );
}

/** The sermons that have a draft on this device and are no longer in the list. */
function useLeftSermons(sermons: readonly StaffSermon[] | undefined): StaffSermon[] {
  const owner = useOwnDraft('sermon:');
  const names = useSyncExternalStore(
    followDrafts,
    () => draftsOf(owner).join('\n'),
    () => '',
  );
  return names.split('\n').flatMap((name) => {
    const from = name.startsWith(owner) ? (keptDraft(name)?.from as StaffSermon | undefined) : undefined;
    return from && sermons?.every(({ id }) => id !== from.id) ? [from] : [];
  });
}

interface DeleteSermonProps {
  sermon: StaffSermon;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a sermon is deleted; a toast then brings it back. */
function DeleteSermon({ sermon, onClose, onDeleted }: DeleteSermonProps) {
  const { id, title, date } = sermon;
  const [remove] = staffSermonsApi.useDeleteSermonMutation();
  const [restore] = staffSermonsApi.useRestoreSermonMutation();
  const undo = async () => tellOutcome(await restore({ id }), '');
  const confirm = async () => {
    const { data, error } = await remove({ id });
    if (error) return !sessionEnded(error) && staffApiError(error);
    tellOutcome({ data }, '', { undo });
    onDeleted();
  };
  return (
    <ConfirmDialog open title="Delete this sermon?" onClose={onClose} onYes={confirm}>
      <strong>{title}</strong> of {readableDate(date)} goes from the site.
    </ConfirmDialog>
  );
}

/** A sermon in staff's list. */
function SermonRow({ sermon, onEdit, onDelete }: { sermon: StaffSermon; onEdit: () => void; onDelete: () => void }) {
  const { title, preacher, date, series, publish, sound, recording, notes, film } = sermon;
  const now = useClock();
  const heard = recording ? `Sound ${soundFacts(recording)}` : sound ? 'Sound on its way' : 'No sound';
  const has = [heard, notes && 'notes', film && 'film'];
  return (
    <ListItem
      divider
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, py: 2, justifyContent: 'space-between', alignItems: 'start' }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h2" variant="h5">
          {title}
        </Typography>
        <Typography variant="body2">{[readableDate(date), preacher, series].filter(Boolean).join(' · ')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {has.filter(Boolean).join(' · ')}
        </Typography>
        {isUnpublished(sermon, now) ? (
          <Chip size="small" variant="outlined" label={publishWords(publish ?? '')} sx={{ ...mark, mt: 1 }} />
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={onEdit}>
          Edit <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
        <Button variant="outlined" color="error" onClick={onDelete}>
          Delete <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      </Box>
    </ListItem>
  );
}
