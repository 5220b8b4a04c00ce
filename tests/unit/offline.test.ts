import { describe, expect, it } from 'vitest';
import { isEditablePage } from '#content/editable/index.ts';
import { href, type Page, pages } from '#content/pages.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import {
  type Asked,
  dataOf,
  handlingOf,
  isKeptPage,
  isPublicPage,
  isStaffScreen,
  isUncachedQuery,
  pageKey,
} from '#web/offline/worker/requests.ts';

const ORIGIN = 'https://church.example';

const handled = (path: string, { headers, from = '/events', ...rest }: Ask = {}) => {
  const asked: Asked = {
    method: 'GET',
    mode: 'cors',
    ...rest,
    url: new URL(path, ORIGIN).href,
    referrer: ORIGIN + from,
    headers: new Headers(headers),
  };
  return handlingOf(asked, ORIGIN, ORIGIN);
};
type Ask = { method?: string; mode?: RequestMode; from?: string; headers?: Record<string, string> };

describe('the worker', () => {
  it('answers pages, public endpoints, assets and pictures', () => {
    expect(handled('/about', { mode: 'navigate' })).toBe('page');
    expect(handled('/all/events')).toBe('api');
    expect(handled('/all/events?limit=24&before=abc')).toBe('api');
    expect(handled('/read/chapters/JHN/3', { from: '/daily-verse' })).toBe('api');
    expect(handled('/daily/verse', { method: 'POST', from: '/daily-verse' })).toBe('verse');
    expect(handled('/assets/index-aB3_d-9Z.js')).toBe('asset');
    expect(handled('/pictures/hero-480.avif')).toBe('picture');
    expect(handled('/event-pictures/Ab3_d-9ZAb3_d-9ZAb3_d-/480.avif', { from: '/events/12' })).toBe('picture');
  });

  it('keeps the page of an event and what it asks for, but not its file for a calendar', () => {
    expect(isPublicPage(`${ORIGIN}/events/12`)).toBe(true);
    expect(handled('/read/events/12', { from: '/events/12' })).toBe('api');
    for (const file of ['/events/12.ics', '/events.ics', '/events/12/picture-3.jpg']) {
      expect(isPublicPage(ORIGIN + file)).toBe(false);
    }
  });

  it('lets pass what writes, carries a token, asks for a part, or is the film', () => {
    expect(handled('/submit', { method: 'POST' })).toBeUndefined();
    expect(handled('/all/events', { headers: { authorization: 'Bearer abc' } })).toBeUndefined();
    expect(handled('/pictures/hero-480.avif', { headers: { range: 'bytes=0-1' } })).toBeUndefined();
    expect(handled('/film/hero.mp4')).toBeUndefined();
    expect(handled('/health')).toBeUndefined();
    expect(handled('/about?preview=1', { mode: 'navigate' })).toBeUndefined();
    expect(handled('https://elsewhere.example/pictures/hero-480.avif')).toBeUndefined();
  });

  it("lets pass every call of staff's, and what staff's screens ask of the public ones", () => {
    for (const { method, path } of Object.values(staffEndpoints)) expect(handled(path, { method })).toBeUndefined();
    expect(handled('/all/events', { from: '/admin/dashboard' })).toBeUndefined();
    expect(handled('/all/events', { from: '/event-list' })).toBeUndefined();
  });

  it('keeps of staff’s screens those that are read without a network', () => {
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

  it('keeps the pages that are for everybody, also those that staff have still to write, and no other', () => {
    for (const { path, kind } of Object.values<Page>(pages)) {
      const address = ORIGIN + path.replace(':eventId', '12');
      const hasSecret = path === pages.signup.path; // its key is in the query
      expect(isPublicPage(address)).toBe(kind !== 'staff' && !hasSecret);
      expect(isStaffScreen(address)).toBe(kind === 'staff');
    }
    expect(isPublicPage(`${ORIGIN}/nowhere`)).toBe(false);
    expect(isPublicPage('')).toBe(false);
  });

  it('keeps with a page what the app asks for it: its words, and the accounts', () => {
    expect(dataOf('/about')).toEqual(['/all/content?page=about']);
    expect(dataOf('/sw')).toEqual(['/all/content?page=home&lang=sw']);
    expect(dataOf('/give?branch=juja&purpose=tithe')).toEqual(['/all/content?page=give', '/all/giving']);
    expect(dataOf('/sw/give')).toEqual(['/all/content?page=give&lang=sw', '/all/giving?lang=sw']);
    for (const [name, { path, kind }] of Object.entries<Page>(pages)) {
      if (kind === 'staff') continue;
      expect(
        dataOf(path).some((data) => data.includes(`page=${name}`)),
        name,
      ).toBe(isEditablePage(name));
    }
  });

  it('keeps the Kiswahili pages too, beside the English ones', () => {
    for (const path of ['/sw', '/sw/events/12', '/sw/daily-verse']) expect(isPublicPage(ORIGIN + path)).toBe(true);
    expect(isPublicPage(`${ORIGIN}/swallow`)).toBe(false);
    expect(isStaffScreen(`${ORIGIN}/sw/admin/month`)).toBe(false);
    expect(handled('/all/events?lang=sw', { from: '/sw/events' })).toBe('api');
    expect(pageKey(`${ORIGIN}/sw/`)).toBe('/sw');
    expect(pageKey(`${ORIGIN}/sw/daily-verse?read=JHN.3`)).toBe('/sw/daily-verse?read=JHN.3');
    expect(pageKey(`${ORIGIN}/sw/give?from=chat`)).toBe('/sw/give');
    expect(pageKey(`${ORIGIN}/give?purpose=tithe&from=chat&branch=juja`)).toBe('/give?branch=juja&purpose=tithe');
  });

  it('keeps no result of a search, but the list that it was made from', () => {
    for (const path of ['/events?q=kesha', '/sw/events?when=coming']) expect(isUncachedQuery(ORIGIN + path)).toBe(true);
    for (const path of ['/events', '/events/12', '/about?q=1']) expect(isUncachedQuery(ORIGIN + path)).toBe(false);
    expect(pageKey(`${ORIGIN}/sw/events?q=kesha`)).toBe('/sw/events');
  });

  it('keeps a page once, unless its query chooses what it shows', () => {
    expect(pageKey(`${ORIGIN}/about/?from=chat`)).toBe(href('about'));
    expect(pageKey(`${ORIGIN}/daily-verse?read=JHN.3`)).toBe('/daily-verse?read=JHN.3');
    expect(pageKey(`${ORIGIN}/`)).toBe(href('home'));
  });
});
