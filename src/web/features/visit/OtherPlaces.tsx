import { Box, Link, List, type SxProps, type Theme, Typography } from '@mui/material';
import { fieldOfPlace, usePlaces } from '#web/entities/words/useChurch.ts';
import { lineLink } from '#web/ui/layout/cardLink.ts';
import { directionsHref } from '#web/ui/text/sharing.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { places } from '#words/interface.ts';
import { myBranch as words } from '#words/myBranch.ts';
import { Hours } from './Hours.tsx';

/** The other places, each with its hours and directions. */
export function OtherPlaces({ level, sx }: { level: 'h2' | 'h3'; sx?: SxProps<Theme> }) {
  const { first, others, mark } = usePlaces();
  return (
    <Box sx={sx}>
      <Typography variant="h3" component={level}>
        {first.key === 'ruiru' ? words.branches : words.others}
      </Typography>
      <List disablePadding sx={list}>
        {others.map((branch) => (
          <Box component="li" key={branch.key} sx={{ pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ fontWeight: 600 }}>{branch.name}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
              <div {...mark(fieldOfPlace(branch, 'place'))}>{branch.place.value}</div>
              {branch.hours.map((service, at) => (
                <div key={service.name} {...mark(fieldOfPlace(branch, 'hours'), at)}>
                  {service.name} <Hours of={service.hours} />
                </div>
              ))}
            </Box>
            <Link
              href={directionsHref(branch.map.latitude, branch.map.longitude)}
              target="_blank"
              rel="noopener noreferrer"
              sx={lineLink}
            >
              {words.directions}
              <VisuallyHidden> {places.to(branch.name)}</VisuallyHidden>
            </Link>
          </Box>
        ))}
      </List>
    </Box>
  );
}

const list = {
  mt: 2,
  display: 'grid',
  gap: { xs: 1.5, md: 3 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
} as const;
