import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { ownPictureFile } from '#shared/images/ownPicture.ts';
import { GivenPicture } from '#web/entities/event/GivenPicture.tsx';
import { ownPictureHere } from '#web/entities/event/ownPictureHere.ts';
import { eventPage as words } from '#words/eventPage.ts';

/** The event's own picture in a frame of fixed shape, so that nothing moves when it loads; the link shows all of it. */
export function EventWindow({ event, src }: { event: ChurchEvent; src: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return null;
  const own = ownPictureHere(src);
  return (
    <Box component="figure" sx={{ gridArea: 'picture', m: 0, width: { md: 400 } }}>
      <Box sx={frame}>
        <GivenPicture
          src={src}
          alt={event.image_alt ?? ''}
          sizes="(min-width: 900px) 384px, 66vw"
          focus={event.image_focus}
          ratio="auto"
          priority
          onFail={() => setFailed(true)}
        />
      </Box>
      <Box component="figcaption" className="no-print" sx={{ textAlign: 'center', fontSize: '0.9375rem' }}>
        <Link
          href={own ? ownPictureFile(own.id, 1600, 'jpg') : src}
          rel="nofollow noopener noreferrer"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {words.wholePicture}
        </Link>
      </Box>
    </Box>
  );
}

const frame = {
  borderRadius: { xs: 4, md: '999px 999px 14px 14px' },
  border: { xs: 0, md: '8px solid' },
  borderColor: { md: 'background.paper' },
  outline: '1px solid',
  outlineColor: 'divider',
  boxShadow: { md: '0 24px 60px -24px rgb(0 0 0 / 0.4)' },
  overflow: 'hidden',
  aspectRatio: { xs: '16 / 10', md: '4 / 5' },
  '& img': { height: '100%' },
  '& picture': { display: 'block', height: '100%' },
} as const;
