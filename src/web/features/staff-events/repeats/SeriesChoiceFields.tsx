import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { SeriesChoice } from './seriesChoice.ts';

interface SeriesChoiceFieldsProps {
  value: SeriesChoice;
  onChange: (choice: SeriesChoice) => void;
  /** How many later events there are, and how many of them were changed by hand. */
  later: number;
  own: number;
}

/** The choice between one event of a series, and it with the later ones. */
export function SeriesChoiceFields({ value, onChange, later, own }: SeriesChoiceFieldsProps) {
  const id = useId();
  const meant = 1 + later - (value.own ? 0 : own);
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
