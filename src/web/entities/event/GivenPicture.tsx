import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { ownPictureHere } from './ownPictureHere.ts';

interface GivenPictureProps {
  /** Where it lies: one of our own, or anywhere on the web. */
  src: string;
  alt: string;
  /** How wide it is drawn, as the `sizes` of an image. */
  sizes: string;
  /** The point that stays in view, in percent from left and top: `50 30`. */
  focus?: string | undefined;
  /** Width over height of its frame, which it fills. */
  ratio?: string;
  /** True for the picture of the first screen. */
  priority?: boolean;
  /** Is told when it cannot be shown; it then draws nothing. */
  onFail?: () => void;
}

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.accent.bubble,
}));

/** `50 30` as `object-position`; the middle where it says anything else. */
const position = (focus: string | undefined): string | undefined => {
  const point = /^(\d{1,3}(?:\.\d+)?) (\d{1,3}(?:\.\d+)?)$/.exec(focus ?? '');
  return point ? `${point[1]}% ${point[2]}%` : undefined;
};

/** A picture that somebody has put in: ours in the width and form that fit, others as they are. */
export function GivenPicture(props: GivenPictureProps) {
  const { src, alt, sizes, focus, ratio = '16 / 9', priority = false, onFail } = props;
  const own = ownPictureHere(src);
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is tried anew
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
