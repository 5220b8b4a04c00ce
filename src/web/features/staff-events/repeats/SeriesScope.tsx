import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { useEvents } from '../useEvents.ts';
import { laterOnes, type SeriesChoice } from './seriesChoice.ts';

interface SeriesScopeProps {
  event: ChurchEvent;
  value: SeriesChoice;
  onChange: (choice: SeriesChoice) => void;
}

/** Asks whether the later events of a series are meant too; renders nothing if there are none. */
export function SeriesScope({ event, value, onChange }: SeriesScopeProps) {
  const id = useId();
  const later = laterOnes(useEvents().events, event);
  if (later.length === 0) return null;
  const own = later.filter((other) => other.series_own).length;
  const meant = 1 + later.length - (value.own ? 0 : own);
  return (
    <Box>
      <FormLabel id={id}>Which events?</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value.later ? 'later' : 'one'}
        onChange={(_event, chosen) => onChange({ ...value, later: chosen === 'later' })}
      >
        <FormControlLabel value="one" label="This one" control={<Radio />} />
        <FormControlLabel
          value="later"
          label={`This and the later ones (${meant} ${meant === 1 ? 'event' : 'events'})`}
          control={<Radio />}
        />
      </RadioGroup>
      {value.later && own > 0 ? (
        <FormControlLabel
          sx={{ ml: 2 }}
          label={`Also those changed by hand (${own})`}
          control={
            <Checkbox checked={value.own} onChange={(_event, checked) => onChange({ ...value, own: checked })} />
          }
        />
      ) : null}
    </Box>
  );
}
