import { Box, List, Typography } from '@mui/material';
import type { EditablePage } from '#content/editable/index.ts';
import { type Captioned, isDrawn } from '#content/ministry.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { CaptionedFigure } from '#web/ui/media/CaptionedFigure.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { mediaControls } from '#words/mediaControls.ts';

interface PictureGalleryProps {
  page: EditablePage;
  pictures: readonly Captioned[];
  /** The gallery's name for screen readers. */
  label: string;
}

/**
 * Pictures with captions on hover and focus, and always on touch screens (specification, section 2). Without a photograph
 * it says that they are drawn.
 */
export function PictureGallery({ page, pictures, label }: PictureGalleryProps) {
  const mark = useFieldMark(page);
  return (
    <>
      <List disablePadding aria-label={label} sx={wall}>
        {pictures.map(({ picture, caption }, at) => (
          <Box component="li" key={caption} {...mark('gallery.items', at)}>
            <CaptionedFigure caption={caption}>
              <Picture
                name={picture}
                ratio="4 / 3"
                sizes="(min-width: 900px) 360px, (min-width: 600px) 46vw, 66vw"
                sx={{ borderRadius: '14px' }}
              />
            </CaptionedFigure>
          </Box>
        ))}
      </List>
      {isDrawn(pictures) ? (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {mediaControls.drawn}
        </Typography>
      ) : null}
    </>
  );
}

const wall = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
} as const;
