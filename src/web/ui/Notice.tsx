import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface NoticeProps {
  severity: 'error' | 'success';
  /** What can be done about it, at its end. */
  action?: ReactNode;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * A framed line that says how something went. It announces nothing by itself: put it into what does. Public pages have
 * it in place of MUI's Alert, which brings several times its weight.
 */
export function Notice({ severity, action, sx, children }: NoticeProps) {
  const Icon = severity === 'error' ? ErrorIcon : DoneIcon;
  return (
    <Box
      sx={[
        {
          display: 'flex',
          gap: 1.5,
          px: 2,
          py: 0.75,
          border: 1,
          borderColor: `${severity}.main`,
          borderRadius: 3,
          typography: 'body2',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Icon aria-hidden sx={{ my: 1.125, fontSize: 22, color: `${severity}.main` }} />
      <Box sx={{ py: 1, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {action}
    </Box>
  );
}
