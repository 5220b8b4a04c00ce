import { Box, List, Typography } from '@mui/material';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { sermons } from '#words/sermons.ts';

/** Four small things to do in the week. */
export function Habits() {
  const { habits, mark } = usePageWords('sermons', sermons);
  const { title, items } = habits;
  return (
    <Section labelledBy="habits" heading={title}>
      <List
        disablePadding
        sx={{
          mt: 4,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          borderTop: 2,
          borderColor: 'accent.gold',
        }}
      >
        {items.map(({ day, text }, at) => (
          <Box component="li" key={day} {...mark('habits.items', at)} sx={{ pt: 2.5, pr: 3, pb: { xs: 2, md: 0 } }}>
            <Typography variant="h3">{day}</Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
          </Box>
        ))}
      </List>
    </Section>
  );
}
