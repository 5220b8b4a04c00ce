import { followingEvents } from '#content/events/followingEvents.ts';
import type { EventVersion } from '#shared/events/bulkChange.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventPageAnswer } from '#shared/events/eventPage.ts';
import type { HistoryAnswer } from '#shared/history.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import type { RefusedForm, SignupShown } from '#shared/signup/signup.ts';
import { churchClock } from '#shared/time.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { api, changes, EVENT_LIST, eventTags, pageOptions, saves } from '../api.ts';
import { type ApiError, type Done, hasEvents, OWN_BACKEND, readDone, readEvents, requestTo } from '../requests.ts';

/** The data of an event's page. */
export interface EventPageShown {
  event: ChurchEvent | null;
  /** Why there is no event: it was removed, or never existed. */
  missing?: 'removed' | 'never';
  /** The next events of its branch or, without any, of all branches. */
  next: ChurchEvent[];
  /** How its sign-up stands; missing if it takes none. */
  signup?: SignupShown;
  /** On the page that answers a sign-up without script: why it was refused. */
  refused?: RefusedForm;
}

/** Reads our own server's response; undefined if it is another backend's. */
function readEventPage(answer: unknown, status: number): EventPageShown | undefined {
  const { event, next, signup, refused } = (answer ?? {}) as Partial<EventPageAnswer<unknown>>;
  if (!Array.isArray(next)) return undefined;
  const read = event ? (readEvents([event])[0] ?? null) : null;
  // Soonest first.
  const following = readEvents(next).reverse();
  if (read) return { event: read, next: following, ...(signup && { signup }), ...(refused && { refused }) };
  return { event: null, missing: status === 410 ? 'removed' : 'never', next: status === 410 ? following : [] };
}

/** Whether the backend lacks the endpoint, as older ones do. */
const knowsNot = ({ status }: ApiError): boolean => status !== null && [200, 400, 404, 405, 501].includes(status);

/** The changed events with their new versions, which an undo sends back. */
export type Changed = Done & { changed: EventVersion[] };

const readChanged = (answer: unknown) => answer as Changed;

/** What a change of events changes. */
const OF_EVENTS = [EVENT_LIST, 'History'] as const;

/** How an answer with a series' events is read, the earliest first. */
const readSeries = (answer: unknown): Done & { events: ChurchEvent[] } => ({
  ...readDone(answer),
  events: readEvents(answer).reverse(),
});

/** One event with what its page shows; for staff the changes that only our own server has, and the history of all. api.ts has the lists. */
export const eventsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One event with the next ones; with an older backend both come from its list. */
    readEvent: build.query<EventPageShown, string>({
      queryFn: async (id, _store, _options, ask) => {
        if (OWN_BACKEND) {
          const { data, error } = await ask({ endpoint: endpoints.readEvent, pathParams: { id } });
          const shown = readEventPage(error ? error.answer : data, error?.status ?? 200);
          if (shown) return { data: shown };
          if (error && !knowsNot(error)) return { error };
        }
        const list = await ask({ endpoint: endpoints.listEvents, validateStatus: hasEvents });
        if (list.error) return { error: list.error };
        const events = readEvents(list.data);
        const event = events.find((listed) => listed.id === id);
        if (!event) return { data: { event: null, missing: 'never', next: [] } };
        return { data: { event, next: followingEvents(events, event, churchClock(serverNow())) } };
      },
      providesTags: (shown, _error, id) => [{ type: 'Event', id }, ...eventTags(shown?.next)],
    }),
    createSeries: saves(build, readSeries, ...OF_EVENTS),
    updateSeries: saves(build, readSeries, ...OF_EVENTS),
    deleteSeries: saves(build, readChanged, ...OF_EVENTS),
    changeEvents: saves(build, readChanged, ...OF_EVENTS),
    /** Brings events back to what they were before the change that gave them these versions. */
    undoEvents: changes<{ events: EventVersion[]; idempotencyKey: string }, Changed>(
      build,
      staffEndpoints.undoEvents,
      ...OF_EVENTS,
    ),
    listHistory: build.infiniteQuery<HistoryAnswer, { search: string }, number | undefined>({
      query: ({ queryArg: { search }, pageParam: before }) =>
        requestTo(staffEndpoints.listHistory, { search: search || undefined, before }),
      infiniteQueryOptions: pageOptions,
      providesTags: ['History'],
    }),
    /** Makes an event as it was after an entry of the history; `version` is the one that was seen. Undone by undoEvents. */
    revertEvent: changes<{ id: string; entry: number; version: number }, Changed>(
      build,
      staffEndpoints.revertEvent,
      ...OF_EVENTS,
    ),
    restoreEvent: changes<{ id: string }>(build, staffEndpoints.restoreEvent, ...OF_EVENTS),
  }),
});
