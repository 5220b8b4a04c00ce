import type {} from '@mui/material/themeCssVarsAugmentation';
import '@mui/material/styles';

declare module '@mui/material/styles' {
  /** Colours that MUI's palette has no name for. */
  interface AccentPalette {
    wine: string;
    /** Gold as text. */
    gold: string;
    /** The month on an event's calendar leaf, under white. */
    leaf: string;
    /** A bubble of the daily verse, a quiet panel. */
    bubble: string;
    /** The outline of an input: 3:1 against paper and card. */
    outline: string;
  }
  /** Where the glass is, dark in both schemes. */
  interface GlassPalette {
    main: string;
    deep: string;
    ink: string;
    soft: string;
    gold: string;
    line: string;
    wash: string;
  }
  interface Palette {
    accent: AccentPalette;
    glass: GlassPalette;
  }
  interface PaletteOptions {
    accent?: AccentPalette;
    glass?: GlassPalette;
  }
  interface TypographyVariants {
    lead: React.CSSProperties;
    tool: React.CSSProperties;
    eyebrow: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    lead?: React.CSSProperties;
    tool?: React.CSSProperties;
    eyebrow?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true;
    tool: true;
    eyebrow: true;
  }
}
