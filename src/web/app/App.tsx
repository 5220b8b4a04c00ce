import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MODE_STORAGE_KEY, theme } from '#web/theme/theme.ts';
import { NowProvider, OriginProvider } from '#web/ui/hooks/NowProvider.tsx';
import type { AppStore } from './store.ts';

interface AppProps {
  store: AppStore;
  /** Emotion's cache: one in the browser, one for each rendering on the server. */
  cache: EmotionCache;
  /** The time that the first rendering shows. */
  renderedAt: Date;
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** The browser's router with the routes, or the server's static one. */
  children: ReactNode;
}

/** The app: its providers around the router. */
export function App({ store, cache, renderedAt, origin, children }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <Provider store={store}>
        <ThemeProvider theme={theme} modeStorageKey={MODE_STORAGE_KEY} noSsr>
          <CssBaseline />
          <OriginProvider value={origin}>
            <NowProvider renderedAt={renderedAt}>{children}</NowProvider>
          </OriginProvider>
        </ThemeProvider>
      </Provider>
    </CacheProvider>
  );
}
