import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import EarlierIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import LaterIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import type { ReactNode } from 'react';
import type { BulkChange } from '#shared/events/bulkChange.ts';

/** A change of selected events: its button, its request and its question. */
export interface SeveralChange extends Pick<BulkChange, 'change' | 'days'> {
  label: string;
  icon: ReactNode;
  /** @param events how many they are, in words */
  title: (events: string) => string;
  /** What becomes of them; of one event alone. */
  text: readonly [one: string, several: string];
  yes: (events: string) => string;
}

const aWeek = (when: 'earlier' | 'later', icon: ReactNode): SeveralChange => ({
  label: `Week ${when}`,
  icon,
  change: 'move',
  days: when === 'later' ? 7 : -7,
  title: (events) => `Move ${events} a week ${when}?`,
  text: [
    'Start and end move. The site shows the new day, without the word Moved.',
    'Start and end move. The site shows the new days, without the word Moved.',
  ],
  yes: (events) => `Move ${events}`,
});

export const SEVERAL_CHANGES: readonly SeveralChange[] = [
  {
    label: 'Cancel events',
    icon: <CancelIcon />,
    change: 'cancel',
    title: (events) => `Cancel ${events}?`,
    text: [
      'It stays on the site and says that it is cancelled.',
      'They stay on the site and say that they are cancelled.',
    ],
    yes: (events) => (events.startsWith('1 ') ? 'Cancel the event' : 'Cancel the events'),
  },
  aWeek('earlier', <EarlierIcon />),
  aWeek('later', <LaterIcon />),
  {
    label: 'Delete',
    icon: <DeleteIcon />,
    change: 'delete',
    title: (events) => `Delete ${events}?`,
    text: ['History can bring it back for 30 days.', 'History can bring them back for 30 days.'],
    yes: (events) => `Delete ${events}`,
  },
];
