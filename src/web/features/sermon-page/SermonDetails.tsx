import Replay10Icon from '@mui/icons-material/Replay10';
import { Box, Button, Chip, Typography } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#content/pages.ts';
import type { SermonAnswer, SermonSound, SermonSummary } from '#shared/sermons/sermon.ts';
import { soundPath } from '#shared/sermons/sermonPaths.ts';
import { SermonFacts } from '#web/entities/sermon/SermonFacts.tsx';
import { sermonCosts, sermonTitle } from '#web/entities/sermon/sermonText.ts';
import { passageName } from '#web/entities/words/passageName.ts';
import { textHere } from '#web/entities/words/textHere.ts';
import { useChurch, useChurchName } from '#web/entities/words/useChurch.ts';
import { ShareButton } from '#web/ui/buttons/ShareButton.tsx';
import { SelectField } from '#web/ui/forms/FormTextField.tsx';
import { safeLocal } from '#web/ui/hooks/deviceText.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';
import { needsScript } from '#web/ui/layout/looks.ts';
import { PageTrail } from '#web/ui/layout/PageHeading.tsx';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { VideoFrame } from '#web/ui/media/VideoFrame.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { WrittenHtml } from '#web/ui/text/WrittenHtml.tsx';
import { sermonLibrary as words } from '#words/sermonLibrary.ts';
import { KeepRecording } from './KeepRecording.tsx';
import { sermonShareWords } from './sermonHead.ts';

interface SermonDetailsProps {
  sermon: SermonAnswer['sermon'];
  /** The absolute URL of its page. */
  address: string;
}

/** One sermon: what it costs, its passages, its recording, its film and its notes. */
export function SermonDetails({ sermon, address }: SermonDetailsProps) {
  const { passages, sound, film, notes_html: notes } = sermon;
  const { text: title, lang } = sermonTitle(sermon);
  const costs = sermonCosts(sermon, useChurch());
  return (
    <Section sx={{ pt: { xs: 4, md: 6 } }}>
      <Box component="article" sx={{ maxWidth: '46em', mx: 'auto' }}>
        <PageTrail page="sermon" />
        <Typography variant="h1" lang={langOf(lang)} sx={{ fontSize: 'clamp(1.75rem, 4vw, 3rem)' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          <SermonFacts sermon={sermon} linked />
        </Typography>
        {costs ? <Typography sx={{ mt: 1 }}>{costs}</Typography> : null}
        {passages.length > 0 ? (
          <Box component="ul" aria-label={words.passages} sx={row}>
            {passages.map(({ reference, book, chapter }) => (
              <li key={reference}>
                <Chip
                  component={Link}
                  to={`${href('dailyVerse')}?read=${book}.${chapter}`}
                  clickable
                  label={passageName(reference, book)}
                />
              </li>
            ))}
          </Box>
        ) : null}
        <Box sx={{ mt: 3 }}>
          <ShareButton title={title} words={sermonShareWords(sermon)} address={address} menu={words.share} quiet />
        </Box>
        {sound ? (
          <Part title={words.listen}>
            <SermonPlayer key={sound.id} sermon={sermon} sound={sound} />
            <KeepRecording sermon={sermon} sound={sound} />
          </Part>
        ) : null}
        {film ? (
          <Part title={words.watch}>
            <VideoFrame youtubeId={film} picture="book" play={words.play} sizes="(min-width: 900px) 780px, 92vw" />
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {words.blocked}
            </Typography>
          </Part>
        ) : null}
        {notes ? (
          <Part title={words.notes}>
            <WrittenHtml html={notes} lang={langOf(textHere(notes).lang)} />
          </Part>
        ) : null}
        <Button to={`${href('sermons')}#latest`} variant="outlined" sx={{ mt: 6 }}>
          {words.all}
        </Button>
      </Box>
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mt: { xs: 5, md: 6 } }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 2, p: 0, listStyle: 'none' } as const;

const { player: playerWords } = words;

const SPEEDS = ['0.75', '1', '1.25', '1.5', '1.75', '2'] as const;

const BACK_SECONDS = 10;

/** The browser's own player of a recording, which loads nothing before it is pressed and goes on where one stopped. */
function SermonPlayer({ sermon, sound }: { sermon: SermonSummary; sound: SermonSound }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [speed, setSpeed] = useState('1');
  const [begun, setBegun] = useState(false);
  const hydrated = useHydrated();
  const place = hydrated && !begun ? placeIn(sound.id) : 0;
  const { text: title } = sermonTitle(sermon);
  const { preacher } = sermon;
  const church = useChurchName();

  // Not `useEffect`: it would end when the player has left the page already, and so has stopped.
  useLayoutEffect(() => {
    const { current: player } = audio;
    if (!player) return;
    const forget = rememberPlace(player, sound.id);
    comeBack(player);
    return () => {
      if (player.paused) forget();
      else playOn(player, title);
    };
  }, [sound.id, title]);

  const showPlaying = () => {
    setBegun(true);
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: preacher, album: church });
  };

  return (
    <>
      <Box
        component="audio"
        ref={audio}
        controls
        preload="none"
        src={soundPath(sound)}
        onPlay={showPlaying}
        aria-label={words.listen}
        sx={{ display: 'block', width: '100%' }}
      />
      <Box sx={[{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5, alignItems: 'center' }, needsScript]}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Replay10Icon />}
          data-steps=""
          onClick={() => {
            if (audio.current) audio.current.currentTime -= BACK_SECONDS;
          }}
        >
          {playerWords.back}
        </Button>
        <SelectField
          label={playerWords.speed}
          value={speed}
          onChange={(chosen) => {
            setSpeed(chosen);
            if (audio.current) audio.current.playbackRate = audio.current.defaultPlaybackRate = Number(chosen);
          }}
          options={SPEEDS.map((one) => [one, `${one}×`] as const)}
          size="small"
          sx={{ width: 110 }}
        />
        {place > 0 ? <span>{playerWords.goesOn(clock(place))}</span> : null}
      </Box>
    </>
  );
}

/** Seconds as players show them: `1:02:09`, `4:05`. */
function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const two = (part: number) => String(Math.floor(part) % 60).padStart(2, '0');
  return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}

/** The player that runs beside other pages. It stands outside the app's root, at the foot of the window. */
let running: HTMLAudioElement | undefined;

/** Takes a player that runs along when its page is left. It goes once it is paused. @param title what is heard */
function playOn(player: HTMLAudioElement, title: string): void {
  running?.pause();
  running = player;
  player.ariaLabel = title;
  player.style.cssText = `position:sticky;bottom:${BAR_HEIGHT};z-index:1250;display:block;width:100%`;
  player.addEventListener('pause', () => player.remove(), { once: true });
  document.getElementById('root')?.after(player);
}

/** Takes the recording back when its page is opened again. Another one stops once this one is played. */
function comeBack(player: HTMLAudioElement): void {
  const other = running;
  if (!other?.isConnected) return;
  player.addEventListener('play', () => other.pause(), { once: true });
  if (other.src === player.src) player.play().catch(() => other.pause()); // the browser may ask for a press
}

/** How far one listens before the place is written down again, in seconds. */
const STEP_SECONDS = 5;

const keyOf = (id: string) => `sermon-place ${id}`;

/** Where a recording was stopped on this device, in seconds; 0 where it was not begun, or was heard to its end. */
const placeIn = (id: string): number => Number(safeLocal.get(keyOf(id)) ?? 0) || 0;

/** Goes on where the recording was stopped, and writes down the place. Returns what ends that. */
function rememberPlace(player: HTMLAudioElement, id: string): () => void {
  const ending = new AbortController();
  const on = (name: string, act: () => void) => player.addEventListener(name, act, ending);
  let written = 0;
  const write = () => {
    written = player.currentTime;
    if (written > 0 && !player.ended) safeLocal.set(keyOf(id), String(Math.floor(written)));
  };
  on('loadedmetadata', () => {
    if (placeIn(id) > 0) player.currentTime = placeIn(id);
  });
  on('timeupdate', () => {
    if (Math.abs(player.currentTime - written) >= STEP_SECONDS) write();
  });
  on('pause', write);
  on('ended', () => safeLocal.set(keyOf(id), null));
  return () => ending.abort();
}
