import { styled } from '@mui/material/styles';

/** Round an input and what stands beside it in the same frame; it shows the focus and, by `aria-invalid`, a mistake. */
export const InputFrame = styled('span')(({ theme }) => {
  const { accent, background, text, primary, error } = (theme.vars ?? theme).palette;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',

    color: text.primary,
    backgroundColor: background.paper,
    border: `1px solid ${accent.outline}`,
    borderRadius: 12,
    '&:hover': { borderColor: text.primary },
    '&:focus-within': { borderColor: primary.main, boxShadow: `inset 0 0 0 1px ${primary.main}` },
    '&:has([aria-invalid="true"])': { borderColor: error.main },
    '&:has([aria-invalid="true"]):focus-within': { boxShadow: `inset 0 0 0 1px ${error.main}` },
    '& > input, & > textarea, & > select': {
      flex: 1,
      minWidth: 0,
      margin: 0,
      padding: '15.5px 14px',
      font: 'inherit',
      lineHeight: '1.4375em',
      color: 'inherit',
      backgroundColor: 'transparent',
      border: 0,
      borderRadius: 'inherit',
      outline: 0,
      '&::placeholder': { color: text.secondary, opacity: 1 },
      '&:autofill': { boxShadow: `inset 0 0 0 100px ${accent.bubble}`, WebkitTextFillColor: text.primary },
    },
    '& > select': { paddingRight: 40, appearance: 'none', textOverflow: 'ellipsis', cursor: 'pointer' },
    '& > select + svg': { position: 'absolute', right: 10, pointerEvents: 'none' },
    '& option': { backgroundColor: background.paper },
    // Grows with what is typed, where the browser can.
    '& > textarea': { fieldSizing: 'content', resize: 'vertical', maxHeight: '70vh' },
  };
});

/** Above an input. */
export const InputLabel = styled('label')({
  display: 'block',
  marginBottom: 4,
  lineHeight: '1.4375em',
  fontWeight: 600,
});

/** Below an input: a hint, or what is wrong. */
export const InputHint = styled('span', { shouldForwardProp: (name) => name !== 'wrong' && name !== 'sx' })<{
  wrong?: boolean;
}>(({ theme, wrong }) => ({
  display: 'block',
  margin: '3px 4px 0',
  fontSize: '0.95rem',
  lineHeight: 1.66,
  color: wrong ? theme.vars?.palette.error.main : theme.vars?.palette.text.secondary,
}));
