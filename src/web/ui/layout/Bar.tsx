import { Box, type BoxProps } from '@mui/material';

/** The height of the bars at the foot (layout/SessionGuard.tsx), for what else is there: a CSS length, as for `calc()`. */
export const BAR_HEIGHT = 'var(--foot-bars-height, 0px)';

interface BarProps extends Pick<BoxProps, 'id' | 'lang' | 'className' | 'aria-label' | 'children'> {
  role: 'status' | 'alert' | 'complementary';
}

/** A bar at the foot of every page: words, and buttons after them. */
export const Bar = (props: BarProps) => <Box {...props} sx={looks} />;

const looks = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  justifyContent: 'center',
  p: '12px 20px',
  textAlign: 'center',
  lineHeight: 1.5,
  color: 'glass.ink',
  bgcolor: 'glass.main',
  borderTop: '2px solid',
  borderColor: 'glass.gold',
} as const;
