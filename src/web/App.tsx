import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppRoutes } from './routes.tsx';
import type { AppStore } from './store.ts';
import { SchemeProvider } from './theme/SchemeProvider.tsx';
import { NowProvider } from './ui/NowProvider.tsx';
import { OriginProvider } from './ui/OriginProvider.tsx';

interface AppProps {
  store: AppStore;
  /** Where Emotion keeps the styles: the browser's, or one for each drawing on the server. */
  cache: EmotionCache;
  /** The moment that the page shows at first. */
  drawnAt: Date;
  /** The site's own origin, without a slash at the end. */
  origin: string;
  /** The router of the place: the browser's, or one that stands still. */
  router: (routes: ReactNode) => ReactNode;
}

/** The app: its providers around the route table. */
export function App({ store, cache, drawnAt, origin, router }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <Provider store={store}>
        <SchemeProvider>
          <OriginProvider origin={origin}>
            <NowProvider drawnAt={drawnAt}>{router(<AppRoutes />)}</NowProvider>
          </OriginProvider>
        </SchemeProvider>
      </Provider>
    </CacheProvider>
  );
}
