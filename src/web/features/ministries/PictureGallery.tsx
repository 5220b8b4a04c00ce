import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import type { EditablePage } from '#content/editable/index.ts';
import { type Captioned, isDrawn } from '#content/ministry.ts';
import { useFieldMark } from '#web/ui/hooks/useFieldMark.ts';
import { CaptionedFigure } from '#web/ui/media/CaptionedFigure.tsx';
import { Picture } from '#web/ui/media/Picture.tsx';
import { mediaControls } from '#words/mediaControls.ts';

interface PictureGalleryProps {
  page: EditablePage;
  pictures: readonly Captioned[];
  /** `wall`: equal panes; `mosaic`: large and small; `strip`: one row to be pushed along; `rounds`: round windows. */
  look: keyof typeof looks;
  /** The gallery's name for screen readers. */
  label: string;
}

/**
 * Pictures with captions on hover and focus, and always on touch screens (specification, section 2). Without a photograph
 * it says that they are drawn.
 */
export function PictureGallery({ page, pictures, look, label }: PictureGalleryProps) {
  const mark = useFieldMark(page);
  const { list, item, ratio, shape, sizes } = looks[look];
  return (
    <>
      <List disablePadding aria-label={label} sx={{ ...list }}>
        {pictures.map(({ picture, caption }, at) => (
          <Box component="li" key={caption} {...mark('gallery.items', at)} sx={item}>
            <CaptionedFigure shape={shape} caption={caption} sx={{ height: shape === 'square' ? '100%' : 'auto' }}>
              <Picture name={picture} ratio={ratio} sizes={sizes} sx={frames[shape]} />
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

/** A square picture fills its grid cell; a round one keeps its shape. */
const frames = {
  square: { height: '100%', minHeight: '100%', borderRadius: '14px' },
  round: { borderRadius: '50%' },
} as const;

const looks = {
  wall: {
    list: {
      display: 'grid',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
    },
    item: {},
    ratio: '4 / 3',
    shape: 'square',
    sizes: '(min-width: 900px) 360px, (min-width: 600px) 46vw, 66vw',
  },
  mosaic: {
    list: {
      display: 'grid',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      gridAutoRows: { xs: '42vw', sm: '230px', md: '240px' },
      gridAutoFlow: 'dense',
    },
    item: {
      '&:nth-of-type(1)': { gridColumn: 'span 2', gridRow: { md: 'span 2' } },
      '&:nth-of-type(4)': { gridColumn: 'span 2' },
      '&:nth-of-type(n + 5)': { gridColumn: { md: 'span 2' } },
    },
    ratio: 'auto',
    shape: 'square',
    sizes: '(min-width: 900px) 560px, 66vw',
  },
  strip: {
    list: {
      display: 'flex',
      gap: 2,
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      px: { xs: 2.5, sm: 3 },
      pb: 2,
      scrollPaddingInline: '24px',
    },
    item: { flex: '0 0 auto', width: { xs: '78vw', sm: 380 }, scrollSnapAlign: 'start' },
    ratio: '3 / 2',
    shape: 'square',
    sizes: '(min-width: 600px) 380px, 66vw',
  },
  rounds: {
    list: {
      display: { xs: 'flex', sm: 'grid' },
      overflowX: { xs: 'auto', sm: 'visible' },
      mx: { xs: -2.5, sm: 0 },
      px: { xs: 2.5, sm: 0 },
      pb: { xs: 2, sm: 0 },
      gap: { xs: 2, sm: 3 },
      gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
      justifyItems: 'center',
    },
    item: { width: { xs: '72vw', sm: '100%' }, maxWidth: 320, flexShrink: 0 },
    ratio: '1',
    shape: 'round',
    sizes: '(min-width: 900px) 320px, 240px',
  },
} as const;
