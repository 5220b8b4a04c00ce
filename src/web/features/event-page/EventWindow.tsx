import { Box, Link } from '@mui/material';
import { useState } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { ownPictureFile } from '#shared/images/ownPicture.ts';
import { EventPicture, ownPictureHere } from '#web/entities/event/EventPicture.tsx';
import { eventPage as words } from '#words/eventPage.ts';

/** The event's picture in a frame of fixed shape, so that nothing moves when it loads; a link shows all of its own one. */
export function EventWindow({ event }: { event: ChurchEvent }) {
  const [failed, setFailed] = useState(false);
  const src = failed ? null : event.image;
  const own = ownPictureHere(src);
  return (
    <Box component="figure" sx={{ gridArea: 'picture', m: 0, width: { md: 400 } }}>
      <Box sx={frame}>
        <EventPicture
          event={event}
          sizes="(min-width: 900px) 384px, 66vw"
          ratio="auto"
          priority
          onFail={() => setFailed(true)}
        />
      </Box>
      {src ? (
        <Box component="figcaption" className="no-print" sx={{ textAlign: 'center', fontSize: '0.9375rem' }}>
          <Link
            href={own ? ownPictureFile(own.id, 1600, 'jpg') : src}
            rel="nofollow noopener noreferrer"
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {words.wholePicture}
          </Link>
        </Box>
      ) : null}
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
  '& img, & > span': { height: '100%' },
  '& picture': { display: 'block', height: '100%' },
} as const;
