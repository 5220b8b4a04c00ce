import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import { type ReactNode, useEffect } from 'react';
import { followScheme } from './scheme.ts';
import { theme } from './theme.ts';

/**
 * The theme for everything below. The scheme is an attribute of the page and never React's state, so that a change of
 * colours draws nothing anew; MUI's own provider draws the whole page a second time as soon as it has come to life.
 */
export function SchemeProvider({ children }: { children: ReactNode }) {
  useEffect(followScheme, []);
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}
