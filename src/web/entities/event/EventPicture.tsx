import { styled } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { windowOf } from '#content/events/eventWindows.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { type OwnPicture, ownPicture } from '#shared/images/ownPicture.ts';
import { Picture } from '#web/ui/media/Picture.tsx';

interface EventPictureProps {
  event: ChurchEvent;
  /** Its width, as the `sizes` of an image. */
  sizes: string;
  /** The frame's aspect ratio; the picture covers it. */
  ratio?: string;
  /** True for the picture of the first screen. */
  priority?: boolean;
  /** Without the description of the picture, beside a title that says enough. */
  plain?: boolean;
  /** Called if the event's own picture fails to load. */
  onFail?: () => void;
}

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.accent.bubble,
  // Until the app is awake: browsers draw it only in a picture that does not load. Without `alt` they draw nothing.
  '&:not([alt=""])': {
    position: 'relative',
    '&::after': {
      content: 'attr(alt)',
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      padding: 16,
      textAlign: 'center',
      backgroundColor: 'inherit',
    },
  },
}));

/**
 * The picture of an event: its own, in the width and format that fit if it is one of ours, or, where it has none or it does
 * not load, the window of its category.
 */
export function EventPicture(props: EventPictureProps) {
  const { event, sizes, ratio = '16 / 9', priority = false, plain = false, onFail } = props;
  const { image, image_alt = '', image_focus, category } = event;
  const [failed, setFailed] = useState<string>();
  const shown = useRef<HTMLImageElement>(null);
  const fail = () => {
    setFailed(image ?? undefined);
    onFail?.();
  };
  // An error before hydration fired no handler.
  const failBroken = useEffectEvent(() => {
    if (shown.current?.complete && shown.current.naturalWidth === 0 && shown.current.src !== '') fail();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is tried again
  useEffect(() => {
    failBroken();
  }, [image]);
  if (!image || failed === image) {
    const { picture, focus } = windowOf(category);
    const position = focus.map((part) => `${part}%`).join(' ');
    return <Picture name={picture} alt="" ratio={ratio} position={position} sizes={sizes} priority={priority} />;
  }
  const own = ownPictureHere(image);
  return (
    <picture>
      {own ? <source type="image/avif" srcSet={own.srcSet('avif')} sizes={sizes} /> : null}
      {own ? <source type="image/webp" srcSet={own.srcSet('webp')} sizes={sizes} /> : null}
      <Image
        ref={shown}
        alt={plain ? '' : image_alt}
        sizes={own ? sizes : undefined}
        srcSet={own?.srcSet('jpg')}
        src={own?.src ?? image}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={fail}
        style={{ aspectRatio: ratio, objectPosition: image_focus?.replace(/\S+/g, '$&%') }} // `50 30` is `50% 30%`
      />
    </picture>
  );
}

/** An event's picture, if it is one of our own. Another backend (`VITE_API_HOST`) has its own pictures. */
export const ownPictureHere = (image: string | null | undefined): OwnPicture | undefined =>
  import.meta.env.VITE_API_HOST ? undefined : ownPicture(image);
