import type { PageName } from '#content/pages.ts';
import { type ChurchEvent, comingEvents } from '#shared/churchEvent.ts';
import { EVENTS_AT_A_TIME, EVENTS_COMING_NEXT } from '#shared/eventParts.ts';
import { api } from './api/api.ts';
import { type EventPageShown, eventApi } from './api/eventApi.ts';
import { tellsNext } from './api/eventParts.ts';
import type { AppStore } from './store.ts';

/** What of the events a page is drawn from. */
export interface EventsShown {
  page: PageName | undefined;
  /** The church's day, `YYYY-MM-DD`. */
  day: string;
  /** The event that the address names, or null. */
  id: string | null;
}

/**
 * Puts into a page's store what it shows of the events, under the very queries with which the browser would ask for it,
 * so that it need not. A church's site gathers thousands of events over the years, and a visitor pays for each. The
 * server hands in no more than this (`pages/eventsOfPage.ts` there), so that other changes leave the page as it is.
 */
export async function carryEvents(store: AppStore, events: readonly ChurchEvent[], { page, day, id }: EventsShown) {
  const { dispatch } = store;
  const { upsertQueryData } = api.util;
  if (page === 'events') {
    await dispatch(upsertQueryData('listEventParts', undefined, firstParts(events)));
    if (!tellsNext(events.slice(0, EVENTS_AT_A_TIME), events.length > EVENTS_AT_A_TIME, day)) {
      const next = comingEvents(events, day, EVENTS_COMING_NEXT).map(withoutDescription);
      await dispatch(upsertQueryData('listNextEvents', day, next));
    }
  } else if (page === 'eventCard' && id !== null) {
    await dispatch(upsertQueryData('findEvent', id, events.find((event) => event.id === id) ?? null));
  } else if (page === 'home') {
    await dispatch(upsertQueryData('listComingEvents', day, comingEvents(events, day).map(withoutDescription)));
  } else if (page === 'eventCard') {
    await dispatch(upsertQueryData('listComingEvents', day, comingEvents(events, day)));
  }
}

/** For where no description is shown: one can be longer than all the rest of the page. */
const withoutDescription = (event: ChurchEvent): ChurchEvent => ({ ...event, description: '' });

/** Puts into a page's store what the page of one event shows. */
export async function carryEventPage({ dispatch }: AppStore, id: string, shown: EventPageShown) {
  await dispatch(eventApi.util.upsertQueryData('readEvent', id, shown));
}

/** The first part of the list; one that ends with it is told by an empty part after it. */
function firstParts(events: readonly ChurchEvent[]) {
  const first = { pages: [events.slice(0, EVENTS_AT_A_TIME)], pageParams: [null as string | null] };
  if (events.length !== EVENTS_AT_A_TIME) return first;
  return { pages: [...first.pages, []], pageParams: [...first.pageParams, ''] };
}
