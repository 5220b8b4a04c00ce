import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** One part of the announcement: text, picture or notice. */
export function AnnouncementSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
