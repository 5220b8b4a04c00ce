import { Typography, type TypographyProps } from '@mui/material';
import type { FieldMark } from '../hooks/useFieldMark.ts';

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
