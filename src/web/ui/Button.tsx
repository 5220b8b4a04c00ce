import { type SxProps, styled, type Theme } from '@mui/material/styles';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { pressable } from './pressable.ts';

interface Looks {
  variant: 'contained' | 'outlined' | 'text';
  color: 'primary' | 'secondary' | 'error' | 'inherit';
  size: 'small' | 'medium' | 'large';
}

export interface ButtonProps extends Partial<Looks>, Omit<ComponentProps<'button'>, 'color'> {
  startIcon?: ReactNode;
  endIcon?: ReactNode;
  sx?: SxProps<Theme>;
  /** What it is where it is no button: `Link`, with `to`. With `href` it is a link by itself. */
  component?: ElementType;
  to?: To;
  href?: string;
  target?: string;
  rel?: string;
}

const TEXT = { small: '0.8125rem', medium: '1rem', large: '0.9375rem' };
const ICON = { small: 18, medium: 20, large: 22 };

/** A colour of which so much is seen, in percent. */
const thin = (colour: string | undefined, share: number) => `color-mix(in srgb, ${colour} ${share}%, transparent)`;

const OWN = /^(as|theme|sx|variant|color|size)$/;

const Root = styled('button', { shouldForwardProp: (name) => !OWN.test(String(name)) })<Looks>(
  ({ theme, variant, color, size }) => {
    const { palette } = theme.vars ?? theme;
    const own = color === 'inherit' ? undefined : palette[color];
    const wash = { backgroundColor: thin(own?.main ?? 'currentColor', 6) };
    const looks = {
      contained: {
        color: own?.contrastText,
        backgroundColor: own?.main,
        '@media (hover: hover)': { '&:hover': { backgroundColor: own?.dark } },
        '&:disabled': { color: palette.action.disabled, backgroundColor: palette.action.disabledBackground },
      },
      outlined: {
        color: own?.main,
        border: `1px solid ${own ? thin(own.main, 50) : 'currentColor'}`,
        '@media (hover: hover)': { '&:hover': { ...wash, borderColor: own?.main } },
        '&:disabled': { color: palette.action.disabled, borderColor: palette.action.disabledBackground },
      },
      text: {
        color: own?.main,
        '@media (hover: hover)': { '&:hover': wash },
        '&:disabled': { color: palette.action.disabled },
      },
    };
    return [
      pressable,
      theme.typography.button,
      {
        minWidth: 64,
        minHeight: 48,
        padding: '10px 26px',
        borderRadius: 999,
        fontSize: TEXT[size],
        transition: 'background-color 250ms, border-color 250ms, color 250ms',
        '& > span > svg': { fontSize: ICON[size] },
      },
      looks[variant],
    ];
  },
);

const StartIcon = styled('span')({ display: 'inherit', margin: '0 8px 0 -4px' });
const EndIcon = styled('span')({ display: 'inherit', margin: '0 -4px 0 8px' });

/** A button, or a link that looks like one. Public pages have it in place of MUI's, which brings several times its weight. */
export function Button(props: ButtonProps) {
  const {
    variant = 'text',
    color = 'primary',
    size = 'medium',
    startIcon,
    endIcon,
    component,
    children,
    ...rest
  } = props;
  const tag = component ?? (rest.href === undefined ? 'button' : 'a');
  return (
    <Root type={tag === 'button' ? 'button' : undefined} {...rest} as={tag} variant={variant} color={color} size={size}>
      {startIcon ? <StartIcon>{startIcon}</StartIcon> : null}
      {children}
      {endIcon ? <EndIcon>{endIcon}</EndIcon> : null}
    </Root>
  );
}
