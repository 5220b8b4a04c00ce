import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { ownPictureHere } from './ownPictureHere.ts';

interface GivenPictureProps {
  /** Its URL: one of our own pictures, or any on the web. */
  src: string;
  alt: string;
  /** Its width, as the `sizes` of an image. */
  sizes: string;
  /** The point that stays in view, in percent from left and top: `50 30`. */
  focus?: string | undefined;
  /** The frame's aspect ratio; the picture covers it. */
  ratio?: string;
  /** True for the picture of the first screen. */
  priority?: boolean;
  /** Called if it fails to load; then nothing is rendered. */
  onFail?: () => void;
}

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.accent.bubble,
}));

/** `50 30` as `object-position`; undefined, the centre, for anything else. */
const position = (focus: string | undefined): string | undefined => {
  const point = /^(\d{1,3}(?:\.\d+)?) (\d{1,3}(?:\.\d+)?)$/.exec(focus ?? '');
  return point ? `${point[1]}% ${point[2]}%` : undefined;
};

/** A picture chosen by staff: our own in the width and format that fit, others as they are. */
export function GivenPicture(props: GivenPictureProps) {
  const { src, alt, sizes, focus, ratio = '16 / 9', priority = false, onFail } = props;
  const own = ownPictureHere(src);
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is tried again
  useEffect(() => {
    // An error before hydration fired no handler.
    const broken = image.current?.complete === true && image.current.naturalWidth === 0 && image.current.src !== '';
    setFailed(broken);
    if (broken) onFail?.();
  }, [src]);
  if (failed) return null;
  return (
    <picture>
      {own ? <source type="image/avif" srcSet={own.srcSet('avif')} sizes={sizes} /> : null}
      {own ? <source type="image/webp" srcSet={own.srcSet('webp')} sizes={sizes} /> : null}
      <Image
        ref={image}
        alt={alt}
        sizes={own ? sizes : undefined}
        srcSet={own?.srcSet('jpg')}
        src={own?.src ?? src}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => {
          setFailed(true);
          onFail?.();
        }}
        style={{ aspectRatio: ratio, objectPosition: position(focus) }}
      />
    </picture>
  );
}
