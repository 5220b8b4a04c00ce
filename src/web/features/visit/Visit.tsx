import DirectionsIcon from '@mui/icons-material/Directions';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { church, telephoneHref } from '#content/church.ts';
import { home } from '#content/home.ts';
import { Eyebrow } from '#web/ui/Eyebrow.tsx';
import { directionsHref, MapFrame } from '#web/ui/MapFrame.tsx';
import { Section } from '#web/ui/Section.tsx';
import { inWords, TextLink } from '#web/ui/TextLink.tsx';
import { AddressLines } from './AddressLines.tsx';
import { ServiceHours } from './ServiceHours.tsx';

const { visit } = home;
const { map } = church;
const directions = directionsHref(map.latitude, map.longitude);

/** Where and when: hours, address, map, telephone and email (specification, section 2, Home). */
export function Visit() {
  return (
    <Section tone="glass" labelledBy="hours" id="visit">
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <div>
          <Eyebrow>{visit.eyebrow}</Eyebrow>
          <Typography variant="h2" id="hours">
            {visit.title}
          </Typography>
          <ServiceHours />
          <Typography sx={{ mt: 3, color: 'text.secondary', maxWidth: '32em' }}>{visit.text.value}</Typography>
        </div>
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          <MapFrame
            latitude={map.latitude}
            longitude={map.longitude}
            title={visit.mapTitle}
            show={visit.showMap}
            unreachable={visit.mapUnreachable}
            sx={{
              flex: 1,
              minHeight: { xs: 260, md: 300 },
              borderRadius: 4.5,
              border: 1,
              borderColor: 'divider',
              bgcolor: 'glass.deep',
            }}
          >
            <AddressLines />
            <TextLink href={directions} target="_blank" rel="noopener noreferrer" sx={line}>
              {visit.directions}
            </TextLink>
          </MapFrame>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' } }}>
            <div>
              <Typography variant="h3" sx={{ mb: 1 }}>
                {visit.find}
              </Typography>
              <AddressLines />
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<DirectionsIcon />}
                href={directions}
                target="_blank"
                rel="noopener noreferrer"
                sx={{ mt: 2 }}
              >
                {visit.directions}
              </Button>
            </div>
            <div>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {visit.reach}
              </Typography>
              <TextLink href={telephoneHref(church.phone.value)} sx={line}>
                {church.phone.value}
              </TextLink>
              <TextLink href={`mailto:${church.email.value}`} sx={line}>
                {church.email.value}
              </TextLink>
            </div>
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

const line = { ...inWords, display: 'flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' };
