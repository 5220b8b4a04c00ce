import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, Link, List, TextField, Typography } from '@mui/material';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { inLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { MAX_SEARCH, readSermonsAddress, type SermonsAsked, sermonsQuery } from '#content/sermons/sermonAddress.ts';
import { langQuery } from '#shared/events/eventPaths.ts';
import type { SermonSummary, SermonsAnswer } from '#shared/sermons/sermon.ts';
import { isPodcastKind, sermonFeeds } from '#shared/sermons/sermonPaths.ts';
import { findBook } from '#shared/verse/bible.ts';
import { sermonsApi } from '#web/api/endpoints/sermons.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { KeptSermons } from '#web/entities/sermon/KeptSermons.tsx';
import { SermonFacts } from '#web/entities/sermon/SermonFacts.tsx';
import { sermonCosts, sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { textHere } from '#web/entities/words/textHere.ts';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { useHashShown } from '#web/ui/hooks/useHashShown.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { aboveLink, lineLink, linkedCard, pressLink, stretchedLink } from '#web/ui/layout/looks.ts';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { TryAgain } from '#web/ui/loading/Loading.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { language } from '#words/language.ts';
import { sermonLibrary as words } from '#words/sermonLibrary.ts';

const addressOf = (asked: SermonsAsked) => {
  const query = sermonsQuery(asked);
  return `${href('sermons')}${query && `?${query}`}`;
};

/** The sermons, latest first, or those that the address asks for; nothing where the church has put up none. */
export function LatestSermons() {
  const asked = useAsked();
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = sermonsApi.useListSermonsQuery(asked, { skip: !OWN_BACKEND });
  useHashShown(data !== undefined);
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
          <Button to={`${addressOf({})}#latest`} variant="outlined" color="inherit">
            {words.find.all}
          </Button>
        )}
        {next === null ? null : (
          <Button to={`${addressOf({ ...search, before: String(next) })}#latest`} variant="outlined">
            {words.find.older}
          </Button>
        )}
      </Box>
      <KeptSermons />
      {sermons.some(({ sound }) => sound && isPodcastKind(sound.kind)) ? <PodcastAddress /> : null}
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

/** The address of the podcast, to copy into an app; browsers and apps also find it in the page's head. */
function PodcastAddress() {
  const { podcast } = words;
  const feed = (path: string) => path + langQuery(language);
  const address = useOrigin() + feed(sermonFeeds.podcast);
  return (
    <Box component="section" aria-labelledby="podcast" sx={{ mt: 5 }}>
      <link rel="alternate" type="application/rss+xml" title={podcast.title} href={feed(sermonFeeds.podcast)} />
      <link rel="alternate" type="application/atom+xml" title={words.latest} href={feed(sermonFeeds.atom)} />
      <Typography variant="h3" id="podcast">
        {podcast.title}
      </Typography>
      <Typography sx={{ mt: 1 }}>{podcast.text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Link href={feed(sermonFeeds.podcast)} sx={lineLink}>
          {address}
        </Link>
        <CopyButton text={address} label={podcast.copy} done={podcast.copied} what={podcast.what} />
      </Box>
    </Box>
  );
}

/** Sermons in a row each, which leads to its page. */
function SermonRows({ sermons }: { sermons: readonly SermonSummary[] }) {
  const church = useChurch();
  return (
    <List disablePadding sx={list}>
      {sermons.map((sermon) => {
        const { text, lang } = sermonTitle(sermon);
        return (
          <Box key={sermon.id} component="li" onClick={pressLink} sx={row}>
            <Typography variant="h4" component="h3">
              <Link to={href('sermon', { id: String(sermon.id) })} lang={langOf(lang)} sx={stretchedLink}>
                {text}
              </Link>
            </Typography>
            <Box sx={{ ...aboveLink, mt: 0.5, color: 'text.secondary' }}>
              <SermonFacts sermon={sermon} />
            </Box>
            <Box sx={{ ...aboveLink, mt: 0.5 }}>{sermonCosts(sermon, church)}</Box>
          </Box>
        );
      })}
    </List>
  );
}

const row = { ...linkedCard, py: 2, borderBottom: 1, borderColor: 'divider' } as const;

const list = {
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const { find } = words;

interface SermonFinderProps {
  asked: SermonsAsked;
  choices: SermonsAnswer['choices'];
  onFind: (asked: SermonsAsked) => void;
}

/** The search of the sermons: a form that the browser sends by itself where the app has not started. */
function SermonFinder({ asked, choices, onFind }: SermonFinderProps) {
  const text = useRef<HTMLInputElement>(null);
  const { search = '' } = asked;
  useEffect(() => {
    if (text.current) text.current.value = search; // a link or a step back has changed it
  }, [search]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onFind(readSermonsAddress(new URLSearchParams(fields)));
  };
  const select = (name: 'series' | 'preacher' | 'book', label: string, any: string, options: ReactNode) => (
    <TextField
      select
      name={name}
      label={label}
      value={asked[name] ?? ''}
      onChange={({ target }) => target.form?.requestSubmit()}
    >
      <option value="">{any}</option>
      {options}
    </TextField>
  );
  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={`${inLanguage(language, href('sermons'))}#latest`}
      aria-label={find.label}
      onSubmit={submit}
      data-native=""
      className="no-print"
      sx={{ mt: 3, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'end', gap: 1 }}>
        <TextField
          type="search"
          name="search"
          label={find.search}
          defaultValue={search}
          inputRef={text}
          slotProps={{ htmlInput: { maxLength: MAX_SEARCH } }}
        />
        <Button type="submit" variant="outlined" data-native="" aria-label={find.submit} sx={{ minHeight: 56 }}>
          <SearchIcon />
        </Button>
      </Box>
      {select('series', find.series, find.anySeries, choices.series.map(optionOf))}
      {select('preacher', find.preacher, find.anyPreacher, choices.preachers.map(optionOf))}
      {select('book', find.book, find.anyBook, choices.books.map(bookOption))}
    </Box>
  );
}

/** A name that staff have written. */
const optionOf = (name: string) => (
  <option key={name} value={name} lang={langOf(textHere(name).lang)}>
    {name}
  </option>
);

const bookOption = (code: string) => {
  const book = findBook(code);
  return (
    <option key={code} value={code}>
      {language === 'sw' ? book?.swahili : book?.name}
    </option>
  );
};
