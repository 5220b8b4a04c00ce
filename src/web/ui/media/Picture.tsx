import { type SxProps, styled, type Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { type PictureName, pictures } from '#content/pictures.ts';

interface PictureProps {
  name: PictureName;
  /**
   * How wide it is drawn, as the `sizes` of an image: `(min-width: 900px) 480px, 100vw`. Most say two thirds of a
   * phone's width (`66vw`): they are there in half the time, and glass loses nothing that one would miss.
   */
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

/** How wide an upright version is fetched: sharp enough behind the words that stand before it. */
const UPRIGHT_SIZES = '60vw';

/** The file of a picture in one width and format. */
export const pictureFile = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/pictures/${name}-${width}.${format}`;

const sourceSet = (name: PictureName, format: 'avif' | 'webp') =>
  pictures[name].widths.map((width) => `${pictureFile(name, width, format)} ${width}w`).join(', ');

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.glass.main,
}));

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/**
 * One of the site's pictures in the width and format that fit. Its place is kept from the start, in its own colours in
 * the meantime; where it cannot be loaded, its alternative text stands there on the dark of the glass.
 */
export function Picture(props: PictureProps) {
  const { name, sizes, priority = false, eager = priority, ratio, position, upright, alt, className, sx } = props;
  const picture = pictures[name];
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // What happened before the page came to life told nobody.
    if (image.current?.complete) setFailed(image.current.naturalWidth === 0);
  }, []);
  const words = alt ?? picture.alt;
  return (
    <Frame
      className={className}
      style={failed ? undefined : { backgroundImage: `linear-gradient(${picture.tones.join()})` }}
      sx={[{ aspectRatio: ratio ?? `${picture.width} / ${picture.height}` }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {priority ? <Preload name={name} sizes={sizes} upright={upright} /> : null}
      <picture>
        {upright ? (
          <>
            <source media={UPRIGHT} type="image/avif" srcSet={sourceSet(upright, 'avif')} sizes={UPRIGHT_SIZES} />
            <source media={UPRIGHT} type="image/webp" srcSet={sourceSet(upright, 'webp')} sizes={UPRIGHT_SIZES} />
          </>
        ) : null}
        <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
        <Image
          ref={image}
          sizes={sizes}
          srcSet={sourceSet(name, 'webp')}
          src={pictureFile(name, picture.widths[0], 'webp')}
          alt={words}
          width={picture.width}
          height={picture.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'auto' : 'async'}
          onLoad={() => setFailed(false)}
          onError={() => setFailed(true)}
          style={{ objectPosition: position, opacity: failed ? 0 : undefined }}
        />
      </picture>
      {failed ? <Words aria-hidden>{words}</Words> : null}
    </Frame>
  );
}

/** Has the browser fetch the picture before it meets it, in the form that it will choose. */
function Preload({ name, sizes, upright }: Pick<PictureProps, 'name' | 'sizes' | 'upright'>) {
  const link = { rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
  return (
    <>
      {upright ? (
        <link {...link} media={UPRIGHT} imageSrcSet={sourceSet(upright, 'avif')} imageSizes={UPRIGHT_SIZES} />
      ) : null}
      <link
        {...link}
        media={upright ? `not all and ${UPRIGHT}` : undefined}
        imageSrcSet={sourceSet(name, 'avif')}
        imageSizes={sizes}
      />
    </>
  );
}

/** The alternative text where all can read it; screen readers have it from the image itself. */
const Words = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: '12%',
  color: theme.vars.palette.glass.soft,
  textAlign: 'center',
  ...theme.typography.body2,
}));
