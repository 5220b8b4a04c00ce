import ClockIcon from '@mui/icons-material/AccessTimeOutlined';
import { Chip } from '@mui/material';

/** The style of a mark that tells the state of something. */
export const mark = {
  flexShrink: 0,
  borderColor: 'currentColor',
  fontSize: '0.8125rem',
  fontWeight: 600,
  '& .MuiChip-label': { px: 1, py: 0 },
} as const;

/** Dashed, because the server does not have it yet. */
export const waiting = { ...mark, borderStyle: 'dashed', color: 'warning.main' } as const;

/** The mark of something with an unsent change: it is shown as it will be. */
export const WaitingMark = () => (
  <Chip size="small" icon={<ClockIcon />} label={WAITING} title={WAITING_TITLE} sx={waiting} />
);

/** The mark of something whose change waits for the network. */
export const WAITING = 'Waiting';

/** What the mark means. */
const WAITING_TITLE = 'Kept on this device, and sent when there is a network';
