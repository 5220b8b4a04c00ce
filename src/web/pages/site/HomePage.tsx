import { Box } from '@mui/material';
import { href } from '#content/pages.ts';
import { LATEST_SERMON, LatestSermon } from '#web/entities/sermon/LatestSermon.tsx';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { ChurchData } from '#web/features/church/home/ChurchData.tsx';
import { Hero } from '#web/features/church/home/Hero.tsx';
import { Inspiration, Leadership, Themes, Welcome } from '#web/features/church/home/HomeSections.tsx';
import { ThisWeek } from '#web/features/church/home/ThisWeek.tsx';
import { Invitation } from '#web/features/church/PageCards.tsx';
import { Visit } from '#web/features/visit/Visit.tsx';
import { home } from '#words/home.ts';

export { approved } from '#words/home.ts';

/** The home page (specification, section 2). */
export function HomePage() {
  const { verse } = usePageWords('home', home);
  return (
    <Box sx={visitFirst}>
      <ChurchData />
      <Hero />
      <ThisWeek />
      <LatestSermon />
      <Welcome />
      <Inspiration />
      <Leadership />
      <Themes />
      <Invitation page="home" field="verse" words={verse} to={href('dailyVerse')} />
      <Visit />
    </Box>
  );
}

/** On a phone, hours and place follow the first screen, the week and the latest sermon. */
const visitFirst = {
  display: { xs: 'flex', md: 'block' },
  flexDirection: 'column',
  '& > *': { order: 1 },
  [`& > :first-of-type, & > [aria-labelledby="this-week"], & > #${LATEST_SERMON}, & > #visit`]: { order: 0 },
} as const;
