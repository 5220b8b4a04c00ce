import { href, type Page, pages } from '#content/pages.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import {
  type Asked,
  handlingOf,
  isKeptPage,
  isPublicPage,
  isStaffScreen,
  isUncachedQuery,
  missingAt,
  pageKey,
} from '#web/offline/worker/requests.ts';

const ORIGIN = 'https://church.example';

const handled = (path: string, { headers, ...rest }: Ask = {}) => {
  const url = new URL(path, ORIGIN).href;
  const asked: Asked = { method: 'GET', mode: 'cors', ...rest, url, headers: new Headers(headers) };
  return handlingOf(asked, ORIGIN);
};
type Ask = { method?: string; mode?: RequestMode; headers?: Record<string, string> };

it('the worker answers pages, assets and pictures', () => {
  expect(handled('/about', { mode: 'navigate' })).toBe('page');
  expect(handled('/events/12', { mode: 'navigate' })).toBe('page');
  expect(handled('/assets/index-aB3_d-9Z.js')).toBe('asset');
  expect(handled('/pictures/hero-480.avif')).toBe('picture');
  expect(handled('/event-pictures/Ab3_d-9ZAb3_d-9ZAb3_d-/480.avif')).toBe('picture');
});

it('the worker keeps the page of an event, but not its file for a calendar, and tells it from a page and a staff’s screen where none of them can be loaded', () => {
  expect(isPublicPage(`${ORIGIN}/events/12`)).toBe(true);
  for (const file of ['/events/12.ics', '/events.ics', '/events/12/picture-3.jpg'])
    expect(isPublicPage(ORIGIN + file), file).toBe(false);
  for (const file of ['/events/12.ics?alarm=hours', '/events.ics', '/sw/events.atom'])
    expect(missingAt(ORIGIN + file), file).toBe('file');
  for (const page of ['/events/12', '/', '/my-sign-up?key=a.b', '/nowhere'])
    expect(missingAt(ORIGIN + page), page).toBe('page');
  expect(missingAt(`${ORIGIN}/admin/dashboard`)).toBe('screen');
});

it('the worker lets pass what writes, carries a token, asks for a part, or is the film', () => {
  expect(handled('/submit', { method: 'POST' })).toBeUndefined();
  expect(handled('/about', { mode: 'navigate', headers: { authorization: 'Bearer abc' } })).toBeUndefined();
  expect(handled('/pictures/hero-480.avif', { headers: { range: 'bytes=0-1' } })).toBeUndefined();
  expect(handled('/film/hero.mp4')).toBeUndefined();
  expect(handled('/health')).toBeUndefined();
  expect(handled('/about?preview=1', { mode: 'navigate' })).toBeUndefined();
  expect(handled('https://elsewhere.example/pictures/hero-480.avif')).toBeUndefined();
});

it('the worker lets pass every call of the app', () => {
  for (const { method, path } of Object.values({ ...endpoints, ...staffEndpoints })) {
    expect(handled(path, { method })).toBeUndefined();
  }
});

it('the worker keeps of staff’s screens those that are read without a network', () => {
  const kept = Object.values<Page>(pages).filter(({ path }) => isKeptPage(ORIGIN + path.replace(/:\w+/, '12')));
  expect(kept.filter(({ kind }) => kind === 'staff')).toEqual([
    pages.manageEvents,
    pages.dashboard,
    pages.dashboardEvent,
    pages.door,
    pages.signups,
    pages.month,
    pages.thisWeek,
    pages.messages,
    pages.staffSermons,
  ]);
  expect(handled('/admin/events/12/door', { mode: 'navigate' })).toBe('page');
});

it('the worker keeps the pages that are for everybody, also those that staff have still to write, and no other', () => {
  for (const { path, kind } of Object.values<Page>(pages)) {
    const address = ORIGIN + path.replace(':eventId', '12');
    const hasSecret = path === pages.signup.path; // its key is in the query
    expect(isPublicPage(address)).toBe(kind !== 'staff' && !hasSecret);
    expect(isStaffScreen(address)).toBe(kind === 'staff');
  }
  expect(isPublicPage(`${ORIGIN}/nowhere`)).toBe(false);
  expect(isPublicPage('')).toBe(false);
});

it('the worker keeps the Kiswahili pages too, beside the English ones', () => {
  for (const path of ['/sw', '/sw/events/12', '/sw/daily-verse']) expect(isPublicPage(ORIGIN + path)).toBe(true);
  expect(isPublicPage(`${ORIGIN}/swallow`)).toBe(false);
  expect(isStaffScreen(`${ORIGIN}/sw/admin/month`)).toBe(false);
  expect(pageKey(`${ORIGIN}/sw/`)).toBe('/sw');
  expect(pageKey(`${ORIGIN}/sw/daily-verse?read=JHN.3`)).toBe('/sw/daily-verse?read=JHN.3');
  expect(pageKey(`${ORIGIN}/sw/give?from=chat`)).toBe('/sw/give');
  expect(pageKey(`${ORIGIN}/give?purpose=tithe&from=chat&branch=juja`)).toBe('/give?branch=juja&purpose=tithe');
});

it('the worker keeps a page once, unless its query chooses what it shows, and no result of a search, but the page with the list', () => {
  for (const path of ['/events?q=kesha', '/sw/events?when=coming']) expect(isUncachedQuery(ORIGIN + path)).toBe(true);
  for (const path of ['/events', '/events/12', '/about?q=1']) expect(isUncachedQuery(ORIGIN + path)).toBe(false);
  expect(pageKey(`${ORIGIN}/sw/events?q=kesha`)).toBe('/sw/events');
  expect(pageKey(`${ORIGIN}/about/?from=chat`)).toBe(href('about'));
  expect(pageKey(`${ORIGIN}/daily-verse?read=JHN.3`)).toBe('/daily-verse?read=JHN.3');
  expect(pageKey(`${ORIGIN}/`)).toBe(href('home'));
});
