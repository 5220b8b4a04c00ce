import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { href } from '#content/pages.ts';
import { reasonWords } from '#shared/publication/findings.ts';
import type { HeldChange, HeldText } from '#shared/publication/held.ts';
import { readableDate, readableMoment } from '#shared/time.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { staffApiError } from '#web/api/errors.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { useWithdrawHeld } from '#web/entities/held/useHeldWords.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { groupsOf, type HeldGroup, keyOf } from './HeldItems.tsx';

/** How often what waits is fetched while the tab is visible. */
const POLLING_INTERVAL_MS = 30_000;

/** What editors have published and an owner has to see first: for owners with yes and no, for editors with withdraw. */
export function Held() {
  const query = staffFrameApi.useListHeldQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLLING_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const { data: account } = staffFrameApi.useReadAccountQuery();
  const { focusHeading } = useHeadingFocus(); // the card that had the focus is removed
  const groups = groupsOf(query.data?.held ?? []);
  return (
    <>
      <Typography variant="tool">Waiting for a yes</Typography>
      <Typography sx={{ my: 2, maxWidth: '70ch' }}>
        People can give to a number, or follow a link, that stands on the site. So what an editor publishes with a
        number of five digits or more, or with a link to another site, waits until an owner has seen it. Dates, hours,
        and what owners have confirmed do not wait.
      </Typography>
      <QueryState of={query} />
      {query.data && groups.length === 0 ? <Typography role="status">Nothing waits.</Typography> : null}
      {groups.map((group) => (
        <HeldCard key={keyOf(group)} group={group} isOwner={account?.role === 'owner'} onDone={focusHeading} />
      ))}
    </>
  );
}

/** One thing that waits: what would be on the site, why it waits, and what the reader can do. `onDone`: it waits no more. */
function HeldCard({ group, isOwner, onDone }: { group: HeldGroup; isOwner: boolean; onDone: () => void }) {
  const [first] = group;
  const [confirm, { isLoading }] = staffFrameApi.useConfirmHeldMutation();
  const withdraw = useWithdrawHeld();
  const [failure, setFailure] = useState<string | null>(null);
  const heading = `change-${first.id}`;
  const no = async () => (await withdraw(group.map(({ id }) => id))) && onDone();
  const yes = async () => {
    if (isLoading) return;
    const held = group.map(({ id, at, event }) => ({ id, at, version: event?.version }));
    const { data, error } = await confirm({ held });
    if (error) return setFailure(staffApiError(error));
    showToast(data.message ?? 'It is on the site.', 'success');
    onDone();
  };
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ my: 2, p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 2, overflowWrap: 'anywhere' }}
    >
      <Typography id={heading} variant="h3" component="h2" sx={{ scrollMarginTop: 96 }}>
        {first.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>
        {first.own ? 'You' : first.username}, {readableMoment(first.at)}. {placeWords(first)} {first.appears}
      </Typography>
      <Typography sx={{ my: 1.5 }}>
        Because of <strong>{reasonWords(first.why)}</strong>.
      </Typography>
      {group.map((change) => (
        <Box key={change.id} component="dl" sx={{ m: 0, mb: 2, display: 'grid', gap: 1 }}>
          {group.length > 1 && change.event ? <strong>{readableDate(change.event.start_date)}</strong> : null}
          {change.texts.map((text) => (
            <Text key={text.label} {...text} />
          ))}
        </Box>
      ))}
      {failure ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {isOwner ? (
          <>
            <Button variant="contained" color="secondary" onClick={() => void yes()}>
              Yes, put it on the site
            </Button>
            <Button variant="outlined" color="error" onClick={() => void no()}>
              No
            </Button>
          </>
        ) : first.own ? (
          <Button variant="outlined" onClick={() => void no()}>
            Withdraw
          </Button>
        ) : null}
        <Link to={editHref(first)}>{first.event ? 'Edit the event' : 'Edit the words'}</Link>
      </Box>
    </Box>
  );
}

/** A text as it would be, and as it is now. */
function Text({ label, text, now }: HeldText) {
  return (
    <Box>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line' }}>
        {text === '' ? <em>Nothing</em> : text}
        {now === '' ? null : (
          <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-line', mt: 0.5 }}>
            Now: {now}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function placeWords({ event, words }: HeldChange): string {
  if (words) return words.language === 'sw' ? 'Words of the site, in Kiswahili.' : 'Words of the site.';
  return event?.onSite ? 'A change of an event that is on the site.' : 'A new event.';
}

const editHref = ({ event, words }: HeldChange): string =>
  words
    ? `${href('siteWords')}?page=${words.page}&lang=${words.language}`
    : `${href('dashboard')}?edit=${event?.id ?? ''}`;
