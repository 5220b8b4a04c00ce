import { Box, Container, type SxProps, type Theme, Typography, type TypographyProps } from '@mui/material';
import type { ReactNode } from 'react';
import { glassTone } from '#web/theme/glassTone.ts';
import type { FieldMark } from '../hooks/useFieldMark.ts';

interface SectionProps {
  /** Parchment, the lighter card, or the dark glass. */
  tone?: 'paper' | 'card' | 'glass';
  /** The id of its heading; without one it is no landmark. */
  labelledBy?: string;
  /** Its heading, if that comes first and alone. */
  heading?: string;
  headingMark?: FieldMark;
  headingSx?: SxProps<Theme>;
  id?: string;
  /** Whether it continues the section above, without space at the top. */
  joined?: boolean;
  /** False if the children span the whole width. */
  contained?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A section of a page: 88 px of space above and below (60 on phones), content at most 1,120 px wide. */
export function Section(props: SectionProps) {
  const { tone = 'paper', labelledBy, heading, headingMark, headingSx } = props;
  const { id, joined = false, contained = true, sx, children } = props;
  const content = (
    <>
      {heading ? (
        <Typography variant="h2" id={labelledBy} {...headingMark} sx={headingSx}>
          {heading}
        </Typography>
      ) : null}
      {children}
    </>
  );
  return (
    <Box
      component={labelledBy ? 'section' : 'div'}
      id={id}
      aria-labelledby={labelledBy}
      sx={[
        { py: { xs: 7.5, md: 11 }, position: 'relative' },
        tone === 'card' && { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' },
        tone === 'glass' && glassTone,
        joined && { pt: { xs: 0, md: 0 } },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {contained ? <Container>{content}</Container> : content}
    </Box>
  );
}

/** One value, or one from each width on. */
type Responsive<Value> = Value | Partial<Record<'xs' | 'sm' | 'md', Value>>;

interface ColumnsProps {
  gap: Responsive<number>;
  /** The widths of the columns, as `grid-template-columns`. */
  columns: Responsive<string>;
  align?: 'start' | 'center' | 'end';
  mt?: Responsive<number>;
  children: ReactNode;
}

/** Parts side by side where there is room, and one below the other where there is none. */
export const Columns = ({ gap, columns, align, mt, children }: ColumnsProps) => (
  <Box sx={{ display: 'grid', gap, gridTemplateColumns: columns, alignItems: align, mt }}>{children}</Box>
);

interface ParagraphsProps extends Pick<TypographyProps, 'variant' | 'sx'> {
  of: readonly string[];
  /** Marks each on a page that staff edit. */
  mark?: (at: number) => FieldMark;
}

/** The paragraphs of a text. */
export const Paragraphs = ({ of, mark, ...props }: ParagraphsProps) =>
  of.map((paragraph, at) => (
    <Typography key={paragraph} component="p" {...mark?.(at)} sx={{ mt: 2.5 }} {...props}>
      {paragraph}
    </Typography>
  ));
