import { Button } from '@mui/material';
import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { SelectionBar } from '#web/ui/layout/SelectionBar.tsx';
import { SeveralDialog } from './SeveralDialog.tsx';
import type { Selection } from './selection.ts';
import { SEVERAL_CHANGES, type SeveralChange } from './severalChanges.tsx';

interface SelectedEventsProps {
  selection: Selection;
  /** The events that the list shows. */
  events: readonly ChurchEvent[];
}

/** The actions for the selected events, at the bottom of the list. */
export function SelectedEvents({ selection, events }: SelectedEventsProps) {
  const [asked, setAsked] = useState<SeveralChange | null>(null);
  const selected = events.filter(({ id }) => selection.ids.has(id));
  const clear = () => {
    selection.set([]);
    document.getElementById('main')?.focus({ preventScroll: true }); // the bar goes, and the focus with it
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
        {SEVERAL_CHANGES.map((change) => (
          <Button key={change.label} color="inherit" onClick={() => setAsked(change)}>
            {change.icon}
            {change.label}
          </Button>
        ))}
      </SelectionBar>
      {asked ? <SeveralDialog change={asked} events={selected} onClose={() => setAsked(null)} onDone={clear} /> : null}
    </>
  );
}
