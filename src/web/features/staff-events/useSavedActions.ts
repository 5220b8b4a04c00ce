import { useNavigate } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useDeleteEventMutation } from '#web/api/api.ts';
import { useDeleteSeriesMutation } from '#web/api/endpoints/staffEvents.ts';
import { deleteEventError, sessionEnded } from '#web/api/errors.ts';
import { shareEvent, shareHref } from '#web/entities/event/shareEvent.ts';
import { newKey } from '#web/ui/drafts/newKey.ts';
import { showToast, type ToastAction } from '#web/ui/feedback/toasts.ts';
import type { ScreenWords } from './eventWordings.ts';

/**
 * Returns the buttons of the toast after a save: to see the event as visitors do, to share it once it is on the site, and
 * to undo its creation.
 *
 * @param deleted what the screen says of a deletion
 */
export function useSavedActions(deleted: ScreenWords['deleted']) {
  const navigate = useNavigate();
  const [removeOne] = useDeleteEventMutation();
  const [removeSeries] = useDeleteSeriesMutation();
  const undo = async ({ id, series }: ChurchEvent, idempotencyKey: string) => {
    const whole = { from: Number(id), own: true };
    const { data, error } =
      series === undefined
        ? await removeOne({ eventId: id, idempotencyKey })
        : await removeSeries({ id: series, choice: whole, idempotencyKey });
    if (error && sessionEnded(error)) return;
    if (error) showToast(deleteEventError(error), 'error');
    else showToast(deleted(data?.message ?? null), 'success');
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
