import { type SxProps, styled, type Theme } from '@mui/material';
import { type PictureName, pictures, webpWidths } from '#content/pictures.ts';
import type { UploadedPicture } from '#shared/content/values.ts';
import { OWN_WIDTHS, ownPictureFile } from '#shared/images/ownPicture.ts';
import { pictureAlts } from '#words/pictures.ts';
import type { FieldMark } from '../hooks/useFieldMark.ts';

/** A picture of a page: one of the site's own by name, or one that staff uploaded. */
export type ShownPicture = PictureName | UploadedPicture;

/** What an image element needs of a picture. */
interface PictureFiles {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The colours of its upper and lower half, to stand there until it is loaded; not known of uploads. */
  tones?: readonly [top: string, foot: string];
  alt: string;
  /** A small WebP file, for the few old browsers that do not know AVIF. */
  src: string;
  /** The AVIF files of every width, as an image's `srcset`. */
  srcSet: string;
}

/** The file of one of the site's own pictures in one width and format. */
export const pictureFile = (name: PictureName, width: number, format: 'avif' | 'webp'): string =>
  `/pictures/${name}-${width}.${format}`;

const srcSetOf = (widths: readonly number[], file: (width: number) => string): string =>
  widths.map((width) => `${file(width)} ${width}w`).join(', ');

/** The files of a picture, with its size and its description. */
function filesOf(picture: ShownPicture): PictureFiles {
  if (typeof picture === 'string') {
    const { width, height, widths, tones } = pictures[picture];
    const [small] = webpWidths(pictures[picture]);
    return {
      width,
      height,
      tones,
      alt: pictureAlts[picture],
      src: pictureFile(picture, small, 'webp'),
      srcSet: srcSetOf(widths, (size) => pictureFile(picture, size, 'avif')),
    };
  }
  const { id, width, height, alt } = picture;
  return {
    width,
    height,
    alt,
    src: ownPictureFile(id, OWN_WIDTHS[0], 'webp'),
    srcSet: srcSetOf(OWN_WIDTHS, (size) => ownPictureFile(id, size, 'avif')),
  };
}

interface PictureProps extends FieldMark {
  name: ShownPicture;
  /**
   * Its width, as the `sizes` of an image: `(min-width: 900px) 480px, 100vw`. Most use two thirds of a phone's width
   * (`66vw`): that loads twice as fast, and drawn pictures lose nothing visible.
   */
  sizes: string;
  /** True for the main picture of the first screen: not lazy, and loaded first. */
  priority?: boolean;
  /** The frame's aspect ratio, if not the picture's own; the picture covers it. */
  ratio?: string;
  /** A frame of the page's lightest colour: an arched window, with a soft shadow, or a circle. */
  frame?: keyof typeof FRAMES;
  /** Which part stays visible if it is cropped, as `object-position`. */
  position?: string;
  /** Its portrait version, for screens higher than wide. */
  upright?: ShownPicture;
  /** Empty if the text beside it already says what it shows. */
  alt?: string;
  sx?: SxProps<Theme>;
}

const framed = {
  borderStyle: 'solid',
  borderColor: 'var(--leading, var(--mui-palette-background-paper))',
  outline: '1px solid',
  outlineColor: 'divider',
  backgroundClip: 'padding-box',
};

const FRAMES = {
  arch: {
    ...framed,
    aspectRatio: '4 / 5',
    borderRadius: '999px 999px 14px 14px',
    borderWidth: 8,
    boxShadow: '0 24px 60px -24px rgb(0 0 0 / 0.4)',
  },
  round: { ...framed, aspectRatio: '1', borderRadius: '50%', borderWidth: 6 },
} as const;

/** Screens higher than wide. */
const UPRIGHT = '(orientation: portrait)';

/** The width at which a portrait version is loaded: sharp enough behind text. */
const UPRIGHT_SIZES = '60vw';

const Frame = styled('span')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.glass.main,
}));

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Of the alternative text, which the browser shows where the picture does not load.
  ...theme.typography.body2,
  color: theme.vars.palette.glass.ink,
  textShadow: `0 0 4px ${theme.vars.palette.glass.deep}, 0 0 4px ${theme.vars.palette.glass.deep}`,
}));

/**
 * One of the site's pictures, in the width and format that fit. Its space is reserved, in its own colours, until it has
 * loaded; if it does not load, the browser shows its alternative text.
 */
export function Picture(props: PictureProps) {
  const { name, sizes, priority = false, ratio, frame, position, upright, alt, sx } = props;
  const picture = filesOf(name);
  const tall = upright && filesOf(upright);
  return (
    <Frame
      data-field={props['data-field']}
      style={picture.tones && { backgroundImage: `linear-gradient(${picture.tones.join()})` }}
      sx={[
        { aspectRatio: ratio ?? `${picture.width} / ${picture.height}` },
        frame !== undefined && FRAMES[frame],
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <picture>
        {tall ? <source media={UPRIGHT} type="image/avif" srcSet={tall.srcSet} sizes={UPRIGHT_SIZES} /> : null}
        <source type="image/avif" srcSet={picture.srcSet} sizes={sizes} />
        <Image
          src={picture.src}
          alt={alt ?? picture.alt}
          width={picture.width}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'auto' : 'async'}
          style={{ objectPosition: position }}
        />
      </picture>
    </Frame>
  );
}
