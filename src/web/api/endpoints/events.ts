import { followingEvents } from '#content/events/followingEvents.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { EventPageAnswer } from '#shared/events/eventPage.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { RefusedForm, SignupShown } from '#shared/signup/signup.ts';
import { churchClock } from '#shared/time.ts';
import { serverNow } from '#web/ui/hooks/serverNow.ts';
import { api } from '../api.ts';
import type { ApiError } from '../apiError.ts';
import { OWN_BACKEND } from '../backend.ts';
import { eventTags } from '../ofEndpoint.ts';
import { hasEvents, readEvents } from '../parsers.ts';

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

/** One event with what its page shows; api.ts has the lists. */
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
  }),
});

export const { useReadEventQuery } = eventsApi;
