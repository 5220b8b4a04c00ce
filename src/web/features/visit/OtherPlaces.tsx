import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lineLink } from '#web/ui/layout/cardLink.ts';
import { directionsHref } from '#web/ui/text/directionsHref.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { places } from '#words/interface.ts';
import { myBranch as words } from '#words/myBranch.ts';
import { Hours } from './Hours.tsx';
import { usePlaces } from './usePlaces.ts';

/** The other places, each with its hours and directions. */
export function OtherPlaces({ level, sx }: { level: 'h2' | 'h3'; sx?: SxProps<Theme> }) {
  const { first, others } = usePlaces();
  return (
    <Box sx={sx}>
      <Typography variant="h3" component={level}>
        {first.key === 'ruiru' ? words.branches : words.others}
      </Typography>
      <List disablePadding sx={list}>
        {others.map(({ key, name, place, hours, map }) => (
          <Box component="li" key={key} sx={{ pt: 1.75, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ fontWeight: 600 }}>{name}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
              <div>{place.value}</div>
              {hours.map((service) => (
                <div key={service.name}>
                  {service.name} <Hours of={service.hours} />
                </div>
              ))}
            </Box>
            <Link
              href={directionsHref(map.latitude, map.longitude)}
              target="_blank"
              rel="noopener noreferrer"
              sx={lineLink}
            >
              {words.directions}
              <VisuallyHidden> {places.to(name)}</VisuallyHidden>
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
