import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** Shown in place of a page that failed to load or render. */
export function Failure() {
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: 3, py: 10, textAlign: 'center' }}>
      <Typography variant="h1" gutterBottom>
        This page did not load
      </Typography>
      <Typography sx={{ mb: 3 }}>
        The network may have dropped for a moment. Nothing that you typed is lost: load the page again.
      </Typography>
      <Button variant="contained" color="secondary" onClick={() => location.reload()}>
        Load again
      </Button>
    </Box>
  );
}
