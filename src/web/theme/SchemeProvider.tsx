import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useEffect, useState } from 'react';
import { followScheme } from './scheme.ts';
import { livelyVariables, theme, variables } from './theme.ts';

/**
 * The theme for everything below. The scheme is an attribute of the page and never React's state, so that a change of
 * colours draws nothing anew; MUI's own provider draws the whole page a second time as soon as it has come to life.
 */
export function SchemeProvider({ children }: { children: ReactNode }) {
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    return followScheme();
  }, []);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={variables} />
      {alive ? <GlobalStyles styles={livelyVariables} /> : null}
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
