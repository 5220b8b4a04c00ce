import type { BulkChange } from '#shared/events/bulkChange.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';

/** The changes of selected events. */
export type SeveralAction = 'cancel' | 'earlier' | 'later' | 'delete';

/** The name of the change in the request. */
export const CHANGES: Record<SeveralAction, Pick<BulkChange, 'change' | 'days'>> = {
  cancel: { change: 'cancel' },
  earlier: { change: 'move', days: -7 },
  later: { change: 'move', days: 7 },
  delete: { change: 'delete' },
};

interface Question {
  title: string;
  /** The result for the events, in a word. */
  text: string;
  yes: string;
}

/** The words of the confirmation. */
export function questionOf(action: SeveralAction, count: number): Question {
  const events = eventCount(count);
  const one = count === 1;
  switch (action) {
    case 'cancel':
      return {
        title: `Cancel ${events}?`,
        text: one
          ? 'It stays on the site and says that it is cancelled.'
          : 'They stay on the site and say that they are cancelled.',
        yes: one ? 'Cancel the event' : 'Cancel the events',
      };
    case 'delete':
      return {
        title: `Delete ${events}?`,
        text: `History can bring ${one ? 'it' : 'them'} back for 30 days.`,
        yes: `Delete ${events}`,
      };
    default:
      return {
        title: `Move ${events} a week ${action}?`,
        text: one
          ? 'Start and end move. The site shows the new day, without the word Moved.'
          : 'Start and end move. The site shows the new days, without the word Moved.',
        yes: `Move ${events}`,
      };
  }
}
