import { Box, Typography } from '@mui/material';
import { KeyList } from './KeyList.tsx';

/** The keys in the settings. */
export function KeysSection() {
  return (
    <Box component="section" aria-labelledby="keys-heading" sx={{ display: { xs: 'none', sm: 'block' } }}>
      <Typography id="keys-heading" variant="h3" component="h2" sx={{ mb: 1 }}>
        Keys
      </Typography>
      <KeyList />
    </Box>
  );
}
