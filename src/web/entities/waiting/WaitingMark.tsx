import ClockIcon from '@mui/icons-material/AccessTimeOutlined';
import Chip from '@mui/material/Chip';
import { WAITING, WAITING_TITLE } from './waitingWords.ts';

/** The style of a mark that tells the state of something. */
export const mark = {
  flexShrink: 0,
  borderColor: 'currentColor',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '& .MuiChip-label': { px: 1, py: 0 },
} as const;

/** Dashed, as what is not there yet. */
export const waiting = { ...mark, borderStyle: 'dashed', color: 'warning.main' } as const;

/** The mark of what is shown as it will be: a change of it waits for the network. */
export const WaitingMark = () => (
  <Chip size="small" icon={<ClockIcon />} label={WAITING} title={WAITING_TITLE} sx={waiting} />
);
