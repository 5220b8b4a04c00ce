import createEmotionServer from '@emotion/server/create-instance';
import Typography from '@mui/material/Typography';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type PageName, pages } from '#content/pages.ts';
import { staffNeedScript } from '#content/staff.ts';
import { signedIn } from '#web/auth/authSlice.ts';
import { PageHead } from '#web/layout/PageHead.tsx';
import { StaffLayout } from '#web/layout/staff/StaffLayout.tsx';
import { createStyleCache } from '#web/theme/styleCache.ts';
import { App } from './App.tsx';
import { createStore } from './store.ts';

/**
 * What the server renders of a staff page: the frame that a signed-in person sees, and the heading. The app then
 * renders the page again with its content, and repeats earlier clicks (layout/EarlyInput.tsx).
 */
export function renderStaffFrame(name: PageName): { html: string; styles: string } {
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const store = createStore();
  store.dispatch(signedIn({ accessToken: '', account: '' }));
  const heading = (
    <>
      <PageHead page={name} />
      <Typography variant="tool" component="h1">
        {pages[name].heading ?? pages[name].title}
      </Typography>
      <noscript>{staffNeedScript}</noscript>
    </>
  );
  const router = createMemoryRouter([{ Component: StaffLayout, children: [{ path: '*', element: heading }] }], {
    initialEntries: [pages[name].path],
  });
  const html = renderToString(
    <App store={store} cache={cache} renderedAt={new Date(0)} origin="">
      <RouterProvider router={router} />
    </App>,
  );
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
