import { useParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { pageUrl } from '#content/pageUrl.ts';
import { SignedIn } from '#web/auth/SignedIn.tsx';
import { DraftPage } from '#web/features/event-page/DraftPage.tsx';
import { EventData } from '#web/features/event-page/EventData.tsx';
import { EventDetails } from '#web/features/event-page/EventDetails.tsx';
import { eventHead } from '#web/features/event-page/eventHead.ts';
import { FollowingEvents } from '#web/features/event-page/FollowingEvents.tsx';
import { useEventPage } from '#web/features/event-page/useEventPage.ts';
import { ComingPage } from '#web/layout/ComingPage.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { RemovedNote } from '#web/ui/feedback/RemovedNote.tsx';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
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
        <DraftPage
          id={id}
          head={(draft) => <PageHead page="event" {...eventHead(draft)} found={false} />}
          fallback={<NotFoundPage />}
        />
      </SignedIn>
    );
  }
  if (!event) {
    return (
      <>
        <PageHead page="event" title={words.removed.title} found={false} />
        <RemovedNote {...words.removed} />
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
