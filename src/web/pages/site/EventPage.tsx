import { Alert, AlertTitle, Container } from '@mui/material';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { pageUrl } from '#content/pageUrl.ts';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { DRAFT, publishWords } from '#shared/events/publishing.ts';
import { api } from '#web/api/api.ts';
import { type EventPageShown, eventsApi } from '#web/api/endpoints/events.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { SignedIn } from '#web/auth/SignedIn.tsx';
import { EventDetails } from '#web/features/event-page/EventDetails.tsx';
import { EventData, eventHead } from '#web/features/event-page/eventHead.tsx';
import { FollowingEvents } from '#web/features/event-page/FollowingEvents.tsx';
import { ComingPage, RemovedPage } from '#web/layout/NotShown.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { useClock, useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { eventPage as words } from '#words/eventPage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export { approved } from '#words/eventPage.ts';

/** One event, also if it was removed. */
export function EventPage() {
  const { id = '' } = useParams();
  const origin = useOrigin();
  const { shown, failed, refetch } = useEventPage(id);
  if (!shown) return <ComingPage page="event" words={words} failed={failed} onRetry={refetch} />;
  const { event, missing, next, signup, refused } = shown;
  if (missing === 'never') {
    return (
      <SignedIn fallback={<NotFoundPage />}>
        <DraftPage id={id} />
      </SignedIn>
    );
  }
  if (!event) {
    return (
      <>
        <RemovedPage page="event" words={words} />
        <FollowingEvents events={next} />
      </>
    );
  }
  const address = pageUrl(origin, href('event', { id: event.id }));
  return (
    <>
      <PageHead page="event" {...eventHead(event)} />
      <EventDetails event={event} address={address} signup={signup} refused={refused} />
      <FollowingEvents events={next} venue={event.venue} />
      <EventData event={event} address={address} numbers={signup?.numbers} />
    </>
  );
}

/** The page of an event that is not on the site yet, as staff see it. */
function DraftPage({ id }: { id: string }) {
  const { data: drafts } = staffFrameApi.useListDraftsQuery(undefined, { skip: !OWN_BACKEND });
  const event = drafts?.find((draft) => draft.id === id);
  if (!event) return <NotFoundPage />;
  return (
    <>
      <PageHead page="event" {...eventHead(event)} found={false} />
      <Container sx={{ pt: 3 }}>
        <Alert severity="warning">
          <AlertTitle component="p">{publishWords(event.publish)}</AlertTitle>
          {event.publish === DRAFT
            ? 'Only staff see this page. Edit the event to put it on the site.'
            : 'Until then only staff see this page.'}
        </Alert>
      </Container>
      <EventDetails event={event} />
    </>
  );
}

type Held = Parameters<ReturnType<typeof api.endpoints.listEvents.select>>[0];

/** The event, if a list that was loaded before contains it. */
function heldEvent(state: Held, id: string, day: string): ChurchEvent | undefined {
  const { listEvents, listEventPages, listSoonEvents } = api.endpoints;
  const lists = [
    listEventPages.select()(state).data?.pages.flat(),
    listEvents.select()(state).data,
    listSoonEvents.select(day)(state).data,
  ];
  return lists.flatMap((list = []) => list).find((event) => event.id === id);
}

/** What an event's page shows: at first a cached event, then the server's answer. */
function useEventPage(id: string) {
  const { currentData, isError, refetch } = eventsApi.useReadEventQuery(id);
  const { date } = useClock();
  const held = useSelector((state: Held) => (currentData ? undefined : heldEvent(state, id, date)));
  const shown: EventPageShown | undefined = currentData ?? (held && { event: held, next: [] });
  return { shown, failed: isError && !held, refetch: () => void refetch() };
}
