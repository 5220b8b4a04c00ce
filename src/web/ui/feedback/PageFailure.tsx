import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { feedback } from '#words/interface.ts';
import { reloadIfReached } from '../loading/optionalPart.ts';

const { title, text, again } = feedback.page;

/** Shown in place of a page that failed to load or render. A newer version of the site may have other files. */
export function PageFailure() {
  useEffect(() => {
    const leaving = new AbortController();
    void reloadIfReached(undefined, leaving.signal);
    return () => leaving.abort();
  }, []);
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 3, py: 10, textAlign: 'center' }}>
      <title>{title}</title>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Typography sx={{ mb: 3 }}>{text}</Typography>
      <Button variant="contained" color="secondary" onClick={() => location.reload()}>
        {again}
      </Button>
    </Box>
  );
}
