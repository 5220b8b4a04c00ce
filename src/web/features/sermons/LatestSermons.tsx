import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { readSermonsAddress, type SermonsAsked, sermonsQuery } from '#content/sermons/sermonAddress.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { sermonsApi, useListSermonsQuery } from '#web/api/endpoints/sermons.ts';
import { KeptSermons } from '#web/entities/sermon/KeptSermons.tsx';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { sermonLibrary as words } from '#words/sermonLibrary.ts';
import { PodcastAddress } from './PodcastAddress.tsx';
import { SermonFinder } from './SermonFinder.tsx';
import { SermonRows } from './SermonRows.tsx';

const addressOf = (asked: SermonsAsked) => {
  const query = sermonsQuery(asked);
  return `${href('sermons')}${query ? `?${query}` : ''}#latest`;
};

/** The sermons, latest first, or those that the address asks for; nothing where the church has put up none. */
export function LatestSermons() {
  const asked = useAsked();
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = useListSermonsQuery(asked, { skip: !OWN_BACKEND });
  const isPlain = sermonsQuery(asked) === '';
  const { sermons = [], next = null, choices } = data ?? {};
  if (!isError && isPlain && sermons.length === 0) return null;
  const { before, ...search } = asked;
  return (
    <Section tone="card" labelledBy="latest" heading={words.latest}>
      {choices ? (
        <SermonFinder
          asked={asked}
          choices={choices}
          onFind={(found) => navigate(addressOf(found), { preventScrollReset: true })}
        />
      ) : null}
      {isError ? <TryAgain error={words.failed} onRetry={() => void refetch()} sx={{ mt: 3 }} /> : null}
      <Box role="status" sx={{ mt: 2 }}>
        {isFetching ? words.loading : data && sermons.length === 0 ? words.find.nothing : null}
      </Box>
      <SermonRows sermons={sermons} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {isPlain ? null : (
          <Button component={Link} to={addressOf({})} variant="outlined" color="inherit">
            {words.find.all}
          </Button>
        )}
        {next === null ? null : (
          <Button component={Link} to={addressOf({ ...search, before: String(next) })} variant="outlined">
            {words.find.older}
          </Button>
        )}
      </Box>
      <KeptSermons />
      <PodcastAddress />
    </Section>
  );
}

/**
 * What the address asks for. Until hydration it is the plain list, unless the server has sent what is found: a copy of
 * the page from the service worker comes without it.
 */
function useAsked(): SermonsAsked {
  const [search] = useSearchParams();
  const asked = readSermonsAddress(search);
  const { data } = sermonsApi.endpoints.listSermons.useQueryState(asked);
  return useHydrated() || data ? asked : {};
}
