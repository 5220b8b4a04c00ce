import type { Endpoint } from './endpoints.ts';

/** The contract between the server and the app's render bundle (`web/app/render.tsx`), which renders its pages. */

/** A request of a page that is rendered on the server. */
export interface PageRequest {
  endpoint: Endpoint;
  pathParams?: Record<string, string> | undefined;
  params?: Record<string, string | number | boolean | undefined> | undefined;
  body?: unknown;
}

/** Its answer, with the status and body that HTTP would give. */
export interface PageAnswer {
  status: number;
  body: unknown;
}

/** What the render bundle needs to open a page. */
export interface PageInput {
  /** Path with its language, and query, as visitors open it. */
  url: string;
  /** The time of the visit, ISO 8601: the queries choose coming events by it. */
  now: string;
  answer: (request: PageRequest) => Promise<PageAnswer>;
}

/** The moment that a page shows, and the end of the church's day, until which a browser may show it; ISO 8601. */
export interface ShownSpan {
  now: string;
  until: string;
}

/** A page whose queries have been answered. `Name` is the type of the pages' names. */
export interface AnsweredPage<Name extends string> {
  /** Undefined for the 404 page. */
  name: Name | undefined;
  /** @param origin the site's origin, without a trailing slash */
  render(at: ShownSpan, origin: string): RenderedPage;
}

/** A rendered page, in the parts that the template has placeholders for. */
export interface RenderedPage {
  status: 200 | 404 | 410;
  /** Title, description, previews and styles, for the end of `<head>`. */
  head: string;
  /** For inside `#root`. */
  body: string;
  /** JSON for `#state`, escaped for a script element. */
  state: string;
}

/** The exports of the render bundle. */
export interface RenderBundle<Name extends string> {
  /** Undefined if a query failed: the browser then renders the page, and asks again. */
  openPage(input: PageInput): Promise<AnsweredPage<Name> | undefined>;
  /** Loads the code of every server-rendered page, so that rendering reads no files. */
  preload(): Promise<void>;
  /** The backend that the build was made for, or '' for this server. */
  API_HOST: string;
}
