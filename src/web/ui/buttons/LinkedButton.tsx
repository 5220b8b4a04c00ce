import { Button, type ButtonProps } from '@mui/material';
import type { ComponentProps } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';

interface LinkedButtonProps extends Omit<ComponentProps<'a'>, 'color' | 'onClick' | 'onKeyDown' | 'role'> {
  /** Where the button leads without JavaScript. */
  href: string;
  onClick: () => void;
  startIcon?: ButtonProps['startIcon'];
  variant?: ButtonProps['variant'];
  color?: ButtonProps['color'];
  sx?: ButtonProps['sx'];
}

/**
 * A button that is a link without JavaScript. It stays the same element while the app starts, so that an early press is
 * kept (layout/EarlyInput.tsx).
 */
export function LinkedButton(props: LinkedButtonProps) {
  const { onClick: press, 'aria-haspopup': opens, 'aria-expanded': open, ...link } = props;
  return (
    <Button
      {...link}
      {...(useHydrated() && { role: 'button', 'aria-haspopup': opens, 'aria-expanded': open })}
      data-waits=""
      onClick={(event) => {
        event.preventDefault();
        press();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    />
  );
}
