import { Alert, AlertTitle, Container } from '@mui/material';
import type { ReactNode } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { DRAFT, publishWords } from '#shared/events/publishing.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { EventDetails } from './EventDetails.tsx';

interface DraftPageProps {
  id: string;
  head: (event: ChurchEvent) => ReactNode;
  fallback: ReactNode;
}

/**
 * The page of an event that is not on the site yet, as staff see it.
 *
 * @param head the page's title and so on
 * @param fallback shown if there is no such event
 */
export function DraftPage({ id, head, fallback }: DraftPageProps) {
  const { data: drafts } = staffFrameApi.useListDraftsQuery(undefined, { skip: !OWN_BACKEND });
  const event = drafts?.find((draft) => draft.id === id);
  if (!event) return fallback;
  return (
    <>
      {head(event)}
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
