import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { privacy } from '#words/privacy.ts';

/** Each thing that the server stores: what it is, why, and until when. */
export function StoredThings() {
  const { labels, things } = usePageWords('privacy', privacy).server;
  return things.map((thing) => (
    <Paper key={thing.title} variant="outlined" sx={{ mt: 3, p: { xs: 2.5, sm: 3.5 } }}>
      <Typography variant="h3">{thing.title}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1.5,
          display: 'grid',
          gap: { xs: 0.25, sm: '10px 20px' },
          gridTemplateColumns: { sm: '92px minmax(0, 1fr)' },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1.5, sm: 0 } },
        }}
      >
        {(['what', 'why', 'until'] as const).map((part) => [
          <dt key={`${part} label`}>{labels[part]}</dt>,
          <dd key={part}>{thing[part]}</dd>,
        ])}
      </Box>
    </Paper>
  ));
}
