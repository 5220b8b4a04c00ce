import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { dateAndTime } from './dateAndTime.ts';

interface MomentFieldsProps {
  labels: { date: string; time: string };
  /** `YYYY-MM-DDTHH:MM`, Africa/Nairobi; either half may be empty while it is filled in. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: boolean;
}

/** A day and an hour whose value is one text. */
export function MomentFields({ labels, value, onChange, onBlur, error }: MomentFieldsProps) {
  const [date = '', time = ''] = value.split('T');
  const part = (label: string, type: 'date' | 'time', text: string, valueWith: (text: string) => string) => (
    <TextField
      required
      label={label}
      type={type}
      value={text}
      error={error}
      onBlur={onBlur}
      onChange={({ target }) => onChange(valueWith(target.value))}
    />
  );
  return (
    <Box sx={dateAndTime}>
      {part(labels.date, 'date', date, (day) => `${day}T${time}`)}
      {part(labels.time, 'time', time, (hour) => `${date}T${hour}`)}
    </Box>
  );
}
