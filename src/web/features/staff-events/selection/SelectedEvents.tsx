import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import CancelIcon from '@mui/icons-material/EventBusyOutlined';
import EarlierIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import LaterIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { Button } from '@mui/material';
import { type ComponentType, useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { SelectionBar } from '#web/ui/layout/SelectionBar.tsx';
import { type SeveralChange, SeveralDialog } from './SeveralDialog.tsx';
import type { Selection } from './selection.ts';

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
