import CallIcon from '@mui/icons-material/CallOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useChurch, usePlaces } from '#web/entities/words/useChurch.ts';
import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { MyBranchChoice } from '#web/myBranch/MyBranchChoice.tsx';
import { directionsHref } from '#web/ui/text/sharing.ts';
import { telephoneHref } from '#words/church.ts';
import { contact } from '#words/contact.ts';
import { AddressLines, OtherPlaces, ServiceHours } from './Places.tsx';

/** Telephone, email, directions and hours: of the visitor's own branch, if one is chosen. */
export function Ways() {
  const { ways } = usePageWords('contact', contact);
  const { email, phone, mark } = useChurch();
  const { first, mine } = usePlaces();
  const { latitude, longitude } = first.map;
  return (
    <>
      <Way icon={<CallIcon />} title={ways.call}>
        <Link href={telephoneHref(phone.value)} {...mark('phone')} sx={line}>
          {phone.value}
        </Link>
      </Way>
      <Way icon={<MailIcon />} title={ways.write}>
        <Link href={`mailto:${email.value}`} {...mark('email')} sx={line}>
          {email.value}
        </Link>
      </Way>
      <Way icon={<PlaceIcon />} title={ways.visit}>
        <AddressLines place={first} />
        <Link href={directionsHref(latitude, longitude)} target="_blank" sx={line}>
          {ways.directions}
        </Link>
      </Way>
      <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
        {mine ? `${ways.hours}, ${mine.name}` : ways.hours}
      </Typography>
      <MyBranchChoice sx={{ mt: 1 }} />
      <ServiceHours place={first} />
      <OtherPlaces level="h2" sx={{ mt: 4 }} />
    </>
  );
}

const line = { display: 'inline-flex', alignItems: 'center', minHeight: 36, overflowWrap: 'anywhere' };

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: '40px 1fr', mb: 3, '& > svg': { color: 'accent.gold', mt: 0.25 } }}
    >
      {icon}
      <div>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {children}
      </div>
    </Box>
  );
}
