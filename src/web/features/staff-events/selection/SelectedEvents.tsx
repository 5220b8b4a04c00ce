import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import EarlierIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import LaterIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { Box, Button } from '@mui/material';
import { type ComponentType, useState } from 'react';
import type { BulkChange } from '#shared/events/bulkChange.ts';
import { type ChurchEvent, compareEvents } from '#shared/events/churchEvent.ts';
import { shortDate } from '#shared/time.ts';
import { sessionEnded, staffApiError } from '#web/api/errors.ts';
import { eventCount } from '#web/entities/event/eventCount.ts';
import { tellOutcome, useChangedToast, versionsOf } from '#web/entities/waiting/tellOutcome.ts';
import { useOutbox } from '#web/outbox/useOutbox.ts';
import { newKey } from '#web/ui/drafts/drafts.ts';
import { ConfirmDialog } from '#web/ui/feedback/ConfirmDialog.tsx';
import { SelectionBar } from '#web/ui/layout/SelectionBar.tsx';
import type { Selection } from './selection.tsx';

/** What can be done to the selected events. */
const CHANGES: readonly (readonly [label: string, Icon: ComponentType, change: SeveralChange])[] = [
  ['Cancel events', CancelIcon, { change: 'cancel' }],
  ['Week earlier', EarlierIcon, { change: 'move', days: -7 }],
  ['Week later', LaterIcon, { change: 'move', days: 7 }],
  ['Delete', DeleteIcon, { change: 'delete' }],
];

interface SelectedEventsProps {
  selection: Selection;
  /** The events that the list shows. */
  events: readonly ChurchEvent[];
  /** Called when none is selected any more: the bar goes, and the focus with it. */
  onCleared: () => void;
}

/** The actions for the selected events, at the bottom of the list. */
export function SelectedEvents({ selection, events, onCleared }: SelectedEventsProps) {
  const [asked, setAsked] = useState<SeveralChange | null>(null);
  const selected = events.filter(({ id }) => selection.ids.has(id));
  const clear = () => {
    selection.set([]);
    onCleared();
  };
  return (
    <>
      <SelectionBar
        what="events"
        count={selected.length}
        shown={events.length}
        onAll={() => selection.set(events.map(({ id }) => id))}
        onClear={clear}
      >
        {CHANGES.map(([label, Icon, change]) => (
          <Button key={label} color="inherit" onClick={() => setAsked(change)}>
            <Icon />
            {label}
          </Button>
        ))}
      </SelectionBar>
      {asked ? <SeveralDialog change={asked} events={selected} onClose={() => setAsked(null)} onDone={clear} /> : null}
    </>
  );
}

/** How many titles the question names. */
const MAX_NAMED = 5;

type SeveralChange = Pick<BulkChange, 'change' | 'days'>;

/** What a change does, and what becomes of one event or of several. */
const WORDS = {
  cancel: [
    'Cancel',
    'It stays on the site and says that it is cancelled.',
    'They stay on the site and say that they are cancelled.',
  ],
  cancelHidden: [
    'Cancel',
    'It is not on the site yet. Once it is, it says that it is cancelled.',
    'Not all are on the site yet. Once they are, they say that they are cancelled.',
  ],
  move: [
    'Move',
    'Start and end move. The site shows the new day, without the word Moved.',
    'Start and end move. The site shows the new days, without the word Moved.',
  ],
  delete: ['Delete', 'History can bring it back for 30 days.', 'History can bring them back for 30 days.'],
} as const;

interface SeveralDialogProps {
  change: SeveralChange;
  events: readonly ChurchEvent[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before several events are changed, and changes them by one request: all of them, or none. */
function SeveralDialog({ change: asked, events: newestFirst, onClose, onDone }: SeveralDialogProps) {
  const events = [...newestFirst].sort(compareEvents).reverse();
  const { change, days } = asked;
  const isHidden = events.some(({ publish }) => publish !== undefined);
  const [verb, ofOne, ofSeveral] = WORDS[change === 'cancel' && isHidden ? 'cancelHidden' : change];
  const isOne = events.length === 1;
  const [key] = useState(newKey); // a second press after a lost answer changes nothing twice
  const tell = useChangedToast();
  const submit = useOutbox();
  const count = eventCount(events.length);
  const confirm = async () => {
    const title = (isOne && events[0]?.title) || count;
    const write = { kind: 'changeEvents', change: { change, days, events: versionsOf(events) }, title } as const;
    const { data, error, waits } = await submit(write, key);
    if (error) return !sessionEnded(error) && staffApiError(error);
    if (data) tell(data);
    else tellOutcome({ waits }, null);
    onDone();
  };

  const more = events.length - MAX_NAMED;
  return (
    <ConfirmDialog
      open
      title={`${verb} ${count}${days === undefined ? '' : ` a week ${days < 0 ? 'earlier' : 'later'}`}?`}
      no="Close"
      yes={`${verb} ${change === 'cancel' ? `the event${isOne ? '' : 's'}` : count}`}
      color={change === 'move' ? 'secondary' : 'error'}
      onClose={onClose}
      onYes={confirm}
    >
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, color: 'text.primary', overflowWrap: 'anywhere' }}>
        {events.slice(0, more > 1 ? MAX_NAMED : undefined).map((event) => (
          <li key={event.id}>
            {event.title}, {shortDate(event.start_date)}
          </li>
        ))}
        {more > 1 ? <li>and {more} more</li> : null}
      </Box>
      {isOne ? ofOne : ofSeveral}
      {events.some(({ series }) => series !== undefined)
        ? ' Of events that repeat, only the selected dates change.'
        : null}
    </ConfirmDialog>
  );
}
