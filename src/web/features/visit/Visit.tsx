import DirectionsIcon from '@mui/icons-material/Directions';
import { Box, Button, Link, Typography } from '@mui/material';
import { useChurch, usePlaces } from '#web/entities/words/useChurch.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { MyBranchChoice } from '#web/myBranch/MyBranchChoice.tsx';
import { lineLink } from '#web/ui/layout/looks.ts';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { MapFrame } from '#web/ui/media/MapFrame.tsx';
import { directionsHref } from '#web/ui/text/sharing.ts';
import { telephoneHref } from '#words/church.ts';
import { home } from '#words/home.ts';
import { myBranch as words } from '#words/myBranch.ts';
import { AddressLines, OtherPlaces, ServiceHours } from './Places.tsx';

/**
 * Hours, address, map, telephone and email (specification, section 2, Home): of the visitor's own branch, if one is
 * chosen, with the other places below.
 */
export function Visit() {
  const { visit, mark: markWords } = usePageWords('home', home);
  const church = useChurch();
  const { first, mine, mark } = usePlaces();
  const isMain = first.key === 'ruiru';
  const { latitude, longitude } = first.map;
  const directions = directionsHref(latitude, longitude);
  return (
    <Section tone="glass" labelledBy="hours" id="visit">
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <div>
          <Typography variant="eyebrow">{visit.eyebrow}</Typography>
          <Typography variant="h2" id="hours">
            {visit.title}
          </Typography>
          <MyBranchChoice sx={{ mt: 1.5 }} />
          {mine ? (
            <Typography variant="h3" sx={{ mt: 2 }}>
              {words.at} {mine.name}
            </Typography>
          ) : null}
          <ServiceHours place={first} />
          {isMain ? (
            <Typography {...markWords('visit.text')} sx={{ mt: 3, color: 'text.secondary', maxWidth: '32em' }}>
              {visit.text.value}
            </Typography>
          ) : null}
        </div>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <MapFrame
            key={first.key}
            latitude={latitude}
            longitude={longitude}
            title={isMain ? visit.mapTitle : `${words.map.before} ${first.name} ${words.map.after}`}
            show={visit.showMap}
            unreachable={visit.mapUnreachable}
            picture="path"
            sx={{
              flex: 1,
              minHeight: { xs: 260, md: 300 },
              borderRadius: 4.5,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'glass.deep',
            }}
          >
            <AddressLines place={first} />
          </MapFrame>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: beside, md: 'none', lg: beside } }}>
            <div>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {visit.find}
              </Typography>
              <AddressLines place={first} />
              <Box sx={{ mt: 2 }}>
                <Button
                  variant="outlined"
                  color="inherit"
                  startIcon={<DirectionsIcon />}
                  href={directions}
                  target="_blank"
                >
                  {visit.directions}
                </Button>
              </Box>
            </div>
            <div>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {visit.reach}
              </Typography>
              <Link href={telephoneHref(church.phone.value)} {...mark('phone')} sx={lineLink}>
                {church.phone.value}
              </Link>
              <Link href={`mailto:${church.email.value}`} {...mark('email')} sx={lineLink}>
                {church.email.value}
              </Link>
            </div>
          </Box>
        </Box>
      </Box>
      <OtherPlaces level="h3" sx={{ mt: { xs: 5, md: 6 } }} />
    </Section>
  );
}

/** The address beside telephone and email, where there is room for both. */
const beside = 'minmax(0, 1fr) auto';
