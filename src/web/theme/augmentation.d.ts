import type {} from '@mui/material/themeCssVarsAugmentation';
import '@mui/material/styles';
import type { To } from 'react-router-dom';
import type { glass, lightAccent } from './palette.ts';

type OwnVariant = 'lead' | 'tool' | 'eyebrow';

declare module '@mui/material/styles' {
  interface OwnColours {
    accent: typeof lightAccent;
    glass: typeof glass;
  }
  interface Palette extends OwnColours {}
  interface PaletteOptions extends Partial<OwnColours> {}
  interface TypographyVariants extends Record<OwnVariant, React.CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnVariant, React.CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}

/** Links and buttons lead to a page of the app by `to` (AppLink.tsx). */
declare module '@mui/material/ButtonBase' {
  interface ButtonBaseOwnProps {
    to?: To;
  }
}

declare module '@mui/material/Link' {
  interface LinkOwnProps {
    to?: To;
  }
}
