import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';

interface IconProps extends Omit<ComponentProps<'svg'>, 'color' | 'fontSize'> {
  color?: 'inherit' | 'primary' | 'secondary' | 'error' | 'success' | 'info' | 'warning';
  fontSize?: 'inherit' | 'small' | 'medium' | 'large';
  sx?: SxProps<Theme>;
}

const SIZE = { inherit: 'inherit', small: '1.25rem', medium: '1.5rem', large: '2.1875rem' };

const Svg = styled('svg')({
  display: 'inline-block',
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fill: 'currentColor',
  userSelect: 'none',
});

/**
 * A sign of MUI's, by its path: what the built site has in place of MUI's own function of this kind, which brings along
 * several times as much (commands/leanPlugin.ts).
 */
export function createIcon(path: ReactNode, name: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a sign, as its file is loaded
  function Icon({ color = 'inherit', fontSize = 'medium', sx, ...svg }: IconProps) {
    return (
      <Svg
        aria-hidden
        focusable="false"
        viewBox="0 0 24 24"
        {...svg}
        sx={[
          { fontSize: SIZE[fontSize], color: color === 'inherit' ? undefined : `${color}.main` },
          ...(Array.isArray(sx) ? sx : [sx]),
        ]}
      >
        {path}
      </Svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}
