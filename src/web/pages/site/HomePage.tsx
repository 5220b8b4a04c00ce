import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { LATEST_SERMON, LatestSermon } from '#web/entities/sermon/LatestSermon.tsx';
import { ChurchData } from '#web/features/home/ChurchData.tsx';
import { Hero } from '#web/features/home/Hero.tsx';
import { Inspiration } from '#web/features/home/Inspiration.tsx';
import { Leadership } from '#web/features/home/Leadership.tsx';
import { Themes } from '#web/features/home/Themes.tsx';
import { ThisWeek } from '#web/features/home/ThisWeek.tsx';
import { VerseInvitation } from '#web/features/home/VerseInvitation.tsx';
import { Welcome } from '#web/features/home/Welcome.tsx';
import { Visit } from '#web/features/visit/Visit.tsx';

export { approved } from '#words/home.ts';

/** The home page (specification, section 2). Each boundary hydrates as a task of its own. */
export function HomePage() {
  return (
    <Box sx={visitFirst}>
      <ChurchData />
      <Hero />
      <Suspense fallback={null}>
        <ThisWeek />
        <LatestSermon />
        <Welcome />
      </Suspense>
      <Suspense fallback={null}>
        <Inspiration />
      </Suspense>
      <Suspense fallback={null}>
        <Leadership />
        <Themes />
      </Suspense>
      <Suspense fallback={null}>
        <VerseInvitation />
        <Visit />
      </Suspense>
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
