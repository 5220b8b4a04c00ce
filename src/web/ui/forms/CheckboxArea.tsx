import { styled } from '@mui/material';

/** The touch area around a native checkbox, for long lists: MUI's Checkbox is seven elements, which makes 500 rows slow. */
export const CheckboxArea = styled('label')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 36,
  minHeight: 36,
  cursor: 'pointer',
  '& input': {
    width: '1.125rem',
    height: '1.125rem',
    margin: 0,
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'inherit',
  },
});
