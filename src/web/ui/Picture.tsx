import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { type PictureName, pictures } from '#content/pictures.ts';

interface PictureProps {
  name: PictureName;
  /** How wide it is drawn, as the `sizes` of an image: `(min-width: 900px) 480px, 100vw`. */
  sizes: string;
  /** True for the one picture of the first screen: it is not lazy and goes first. */
  priority?: boolean;
  /** True for one that will soon be looked at though the browser cannot know: it is not lazy. */
  eager?: boolean;
  /** Width over height, where the frame is not the picture's own shape; the picture fills it. */
  ratio?: string;
  /** Which part stays in sight where the frame cuts it, as `object-position`. */
  position?: string;
  /** Its upright version, for screens higher than wide. */
  upright?: PictureName;
  /** Empty where the words beside it already say what it shows. */
  alt?: string;
  className?: string;
  sx?: SxProps<Theme>;
}

/** Screens higher than wide. */
const UPRIGHT = '(orientation: portrait)';

/** The file of a picture in one width and format. */
export const pictureFile = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/pictures/${name}-${width}.${format}`;

const sourceSet = (name: PictureName, format: 'avif' | 'webp') =>
  pictures[name].widths.map((width) => `${pictureFile(name, width, format)} ${width}w`).join(', ');

/**
 * One of the site's pictures in the width and format that fit. Its place is kept from the start, with a blur of it in
 * the meantime; where it cannot be loaded, its alternative text stands there on the dark of the glass.
 */
export function Picture({
  name,
  sizes,
  priority = false,
  eager = priority,
  ratio,
  position,
  upright,
  alt,
  className,
  sx,
}: PictureProps) {
  const picture = pictures[name];
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // What happened before the page came to life told nobody.
    if (image.current?.complete) setFailed(image.current.naturalWidth === 0);
  }, []);
  const smallest = picture.widths[0] ?? picture.width;
  return (
    <Box
      component="span"
      className={className}
      sx={[
        {
          display: 'block',
          position: 'relative',
          overflow: 'hidden',
          aspectRatio: ratio ?? `${picture.width} / ${picture.height}`,
          bgcolor: 'glass.main',
          backgroundSize: 'cover',
          backgroundPosition: position ?? 'center',
          ...(!failed && { backgroundImage: `url("${picture.placeholder}")` }),
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box component="picture" sx={{ display: 'contents' }}>
        {upright ? (
          <>
            <source media={UPRIGHT} type="image/avif" srcSet={sourceSet(upright, 'avif')} sizes="60vw" />
            <source media={UPRIGHT} type="image/webp" srcSet={sourceSet(upright, 'webp')} sizes="60vw" />
          </>
        ) : null}
        <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sourceSet(name, 'webp')} sizes={sizes} />
        <Box
          component="img"
          ref={image}
          src={pictureFile(name, smallest, 'webp')}
          alt={alt ?? picture.alt}
          width={picture.width}
          height={picture.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'auto' : 'async'}
          onLoad={() => setFailed(false)}
          onError={() => setFailed(true)}
          sx={{
            display: 'block',
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            objectPosition: position ?? 'center',
            ...(failed && { opacity: 0 }),
          }}
        />
      </Box>
      {failed ? (
        <Box component="span" aria-hidden sx={words}>
          {alt ?? picture.alt}
        </Box>
      ) : null}
    </Box>
  );
}

/** The alternative text where all can read it; screen readers have it from the image itself. */
const words = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  p: '12%',
  color: 'glass.soft',
  typography: 'body2',
  textAlign: 'center',
} as const;
