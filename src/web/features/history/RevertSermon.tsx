import type { HistoryEntry } from '#shared/history.ts';
import { readableMoment } from '#shared/time.ts';
import { useRevertSermonMutation } from '#web/api/endpoints/staffSermons.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { sermonChanges } from './changes.ts';
import { GoBack } from './GoBack.tsx';

interface RevertSermonProps {
  entry: HistoryEntry;
  sermon: NonNullable<HistoryEntry['sermon']>;
  /** Called after the sermon was reverted: the button is about to be removed. */
  onDone: () => void;
}

/** Makes a sermon as it was after an entry. Renders nothing if it is so now, or is gone. */
export function RevertSermon({ entry, sermon, onDone }: RevertSermonProps) {
  const { id, version, new: then } = sermon;
  const [revert, { isLoading }] = useRevertSermonMutation();
  if (version === null || !then || then.version === version) return null;
  const onRevert = async () => {
    const { data, error } = await revert({ id, entry: entry.id, version });
    if (error) return sessionEnded(error) ? '' : staffApiError(error);
    showToast(data.message ?? '', 'success');
    return undefined;
  };
  return (
    <GoBack
      title={entry.title}
      changes={sermonChanges({ old: null, new: then })}
      label="What it becomes"
      busy={isLoading}
      onRevert={onRevert}
      onDone={onDone}
    >
      <strong>{entry.title}</strong> becomes again what it was on {readableMoment(entry.at)}:
    </GoBack>
  );
}
