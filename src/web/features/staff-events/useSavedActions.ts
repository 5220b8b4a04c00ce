import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { deleteEventError } from '#web/api/errors.ts';
import { shareEvent, shareHref } from '#web/entities/event/shareWords.ts';
import { tellOutcome } from '#web/entities/waiting/tellOutcome.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import type { ToastAction } from '#web/ui/feedback/toasts.ts';
import type { ScreenWords } from './eventWordings.ts';
import { deletionOf } from './repeats/SeriesScope.tsx';

/**
 * Returns the buttons of the toast after a save: to see the event as visitors do, to share it once it is on the site, and
 * to undo its creation.
 *
 * @param deleted what the screen says of a deletion
 */
export function useSavedActions(deleted: ScreenWords['deleted']) {
  const navigate = useNavigate();
  const submit = useOutbox();
  const undo = async (event: ChurchEvent, key: string) => {
    const deletion = deletionOf(event, { later: true, own: true });
    tellOutcome(await submit(deletion, key), deleted, { errorOf: deleteEventError });
  };
  return ([event]: readonly ChurchEvent[], isNew: boolean): ToastAction[] => {
    if (!event?.id) return [];
    const share = () => {
      if (!shareEvent(event)) open(shareHref(event), '_blank', 'noopener');
    };
    const idempotencyKey = newKey();
    return [
      ...(event.waits ? [] : [{ label: 'See it', onPress: () => void navigate(href('event', { id: event.id })) }]),
      ...(event.waits || event.publish ? [] : [{ label: 'Share', onPress: share }]),
      ...(isNew ? [{ label: 'Undo', onPress: () => void undo(event, idempotencyKey) }] : []),
    ];
  };
}
