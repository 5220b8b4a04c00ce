import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, GlobalStyles, Paper } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#content/language.ts';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { LinkedText } from '#web/ui/text/LinkedText.tsx';
import type { AnnouncedWeek } from './announcedWeek.ts';
import { NoticeHeading, NoticeLine, NoticeText, NoticeTitle } from './NoticeText.tsx';

interface NoticeProps {
  week: AnnouncedWeek;
  /** The words for the groups as somebody changed them: then the notice says the same. */
  words: string | undefined;
}

/** The week as a notice: on screen to be read aloud, in print one page. */
export function Notice({ week, words }: NoticeProps) {
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3.5 }, fontSize: '1.125rem' }}>
        {words === undefined ? (
          <NoticeText week={week} />
        ) : (
          <WordsNotice words={words} language={week.language.language} />
        )}
      </Paper>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PrintIcon />}
        onClick={() => window.print()}
        sx={{ mt: 2 }}
      >
        Print notice
      </Button>
      {words === undefined ? (
        <PrintedNotice key={week.words} count={week.count}>
          {(most) => <NoticeText week={week} most={most} columns="10.5em 1fr" />}
        </PrintedNotice>
      ) : (
        <PrintedNotice key={words} count={0}>
          {() => <WordsNotice words={words} language={week.language.language} />}
        </PrintedNotice>
      )}
    </>
  );
}

/** A line that is bold from its beginning to its end. */
const HEADING = /^\*([^*]+)\*$/;

/**
 * The notice made of the words for the groups: a paragraph's bold first line is its heading. Lines that only link to this
 * site are left out, since nobody can press them on paper.
 */
function WordsNotice({ words, language }: { words: string; language: Language }) {
  const origin = useOrigin();
  const isLink = (line: string) => line.startsWith(origin) && !/\s/.test(line);
  const paragraphs = words.split(/\n{2,}/).map((paragraph) => paragraph.split('\n').map((line) => line.trim()));
  const told = paragraphs.map((lines) => lines.filter((line) => line !== '' && !isLink(line)));
  return (
    <Box lang={langOf(language)} sx={{ lineHeight: 1.25, overflowWrap: 'anywhere' }}>
      {told
        .filter((lines) => lines.length > 0)
        .map(([first = '', ...rest], place) => {
          const [, heading] = HEADING.exec(first) ?? [];
          const lines = heading === undefined ? [first, ...rest] : rest;
          const Heading = place === 0 ? NoticeTitle : NoticeHeading;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same
            <Box key={place} sx={{ mt: place === 0 ? 0 : '0.65em' }}>
              {heading === undefined ? null : <Heading>{heading}</Heading>}
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so may two lines
                <NoticeLine key={at}>
                  <LinkedText>{line}</LinkedText>
                </NoticeLine>
              ))}
            </Box>
          );
        })}
    </Box>
  );
}

/** The printable area of an A4 page in millimetres, a little smaller because printers round. */
const PAGE = { width: 184, height: 268, margin: 12 } as const;

const MILLIMETRE = 96 / 25.4;

/** The font sizes in print, in points. */
const SIZES = { largest: 22, smallest: 10, step: 0.25 } as const;

/** Only the notice is printed. */
const alone = {
  '@media print': {
    '@page': { size: 'A4', margin: `${PAGE.margin}mm` },
    'body > :not(#printed-notice)': { display: 'none !important' },
  },
} as const;

interface PrintedNoticeProps {
  /** How many events it lists. */
  count: number;
  /** The notice with so many of its events at most. */
  children: (most: number) => ReactNode;
}

/** The notice in print: one page, in the largest font size that fits. Hidden on screen. */
function PrintedNotice({ count, children }: PrintedNoticeProps) {
  const text = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<number>(SIZES.largest);
  const [most, setMost] = useState(count);
  const { host } = new URL(useOrigin());
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again with fewer events
  useLayoutEffect(() => {
    const fill = () => {
      const element = text.current;
      if (!element) return;
      const fits = (points: number) => {
        element.style.fontSize = `${points}pt`;
        return element.getBoundingClientRect().height <= PAGE.height * MILLIMETRE;
      };
      let points: number = SIZES.largest;
      while (points > SIZES.smallest && !fits(points)) points -= SIZES.step;
      setSize(points);
      if (!fits(points)) setMost((now) => now - Math.ceil(now / 20));
    };
    fill();
    void document.fonts?.ready.then(fill); // the heading's font may load later, and is wider
  }, [most]);
  return createPortal(
    <Box
      id="printed-notice"
      aria-hidden
      sx={{
        '@media screen': { position: 'fixed', top: 0, left: 0, width: 0, height: 0, overflow: 'hidden' },
        visibility: 'hidden',
        '@media print': { visibility: 'visible' },
        color: 'text.primary',
      }}
    >
      <GlobalStyles styles={alone} />
      <Box ref={text} style={{ fontSize: `${size}pt`, width: `${PAGE.width}mm` }}>
        {children(most)}
        <NoticeLine above="0.65em">{host}</NoticeLine>
      </Box>
    </Box>,
    document.body,
  );
}
