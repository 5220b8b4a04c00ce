import { useState } from 'react';
import { windowOf } from '#content/events/eventWindows.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { Picture } from '#web/ui/media/Picture.tsx';
import { GivenPicture } from './GivenPicture.tsx';

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

/** The picture of an event: its own or, where it has none or it does not load, the window of its category. */
export function EventPicture({ event, ratio = '16 / 9', plain = false, onFail, ...shown }: EventPictureProps) {
  const [failed, setFailed] = useState<string>();
  const { image, image_alt = '', image_focus } = event;
  if (image && failed !== image) {
    const fail = () => {
      setFailed(image);
      onFail?.();
    };
    const alt = plain ? '' : image_alt;
    return <GivenPicture src={image} alt={alt} focus={image_focus} ratio={ratio} onFail={fail} {...shown} />;
  }
  const { picture, focus } = windowOf(event.category);
  return (
    <Picture name={picture} alt="" ratio={ratio} position={focus.map((part) => `${part}%`).join(' ')} {...shown} />
  );
}
