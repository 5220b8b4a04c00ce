import Typography, { type TypographyProps } from '@mui/material/Typography';

/** The paragraphs of a text. */
export const Paragraphs = ({ of, ...props }: { of: readonly string[] } & Pick<TypographyProps, 'variant' | 'sx'>) =>
  of.map((paragraph) => (
    <Typography key={paragraph} component="p" sx={{ mt: 2.5 }} {...props}>
      {paragraph}
    </Typography>
  ));
