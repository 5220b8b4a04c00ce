import { Box, Link, List, type SxProps, type Theme, Typography } from '@mui/material';
import { fieldOfPlace, useChurch, usePlaces } from '#web/entities/words/useChurch.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { lineLink, VisuallyHidden } from '#web/ui/layout/looks.ts';
import { directionsHref } from '#web/ui/text/sharing.ts';
import type { Branch } from '#words/branches.ts';
import { places } from '#words/interface.ts';
import { myBranch as words } from '#words/myBranch.ts';

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
            <Link href={directionsHref(branch.map.latitude, branch.map.longitude)} target="_blank" sx={lineLink}>
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

/** The address of one of the church's places, in two or three lines. */
export function AddressLines({ place }: { place: Branch }) {
  const { address, mark } = useChurch();
  return (
    <Box component="address" sx={{ fontStyle: 'normal', color: 'text.secondary' }}>
      <span {...mark(fieldOfPlace(place, 'place'))}>{place.place.value}</span>
      <br />
      {place.key === 'ruiru' ? (
        <>
          <span {...mark('address.town')}>{address.town.value}</span>,{' '}
          <span {...mark('address.county')}>{address.county.value}</span>
          <br />
          <span {...mark('address.postal')}>{address.postal.value}</span>
        </>
      ) : (
        <span {...mark(fieldOfPlace(place, 'town'))}>{place.town.value}</span>
      )}
    </Box>
  );
}

/** The hours of a service. A line breaks before the figures in brackets, which follow Kiswahili hours. */
function Hours({ of: hours }: { of: string }) {
  const [spoken, figures] = hours.split(/ (?=\()/);
  if (figures === undefined) return hours;
  return (
    <>
      {spoken}{' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {figures}
      </Box>
    </>
  );
}

/** Service hours exactly as the church lists them (specification, section 2, Home). */
export function ServiceHours({ place }: { place: Branch }) {
  const mark = useFieldMark('church');
  return (
    <Box component="dl" sx={{ m: 0, mt: 3 }}>
      {place.hours.map(({ name, hours }, at) => (
        <Box
          key={name}
          {...mark(fieldOfPlace(place, 'hours'), at)}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: 3,
            py: 1.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0, textWrap: 'balance', fontVariantNumeric: 'tabular-nums' }}>
            <Hours of={hours} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
