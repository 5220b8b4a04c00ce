import { Box } from '@mui/material';
import type { Language } from '#content/language.ts';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { LinkedText } from '#web/ui/text/LinkedText.tsx';
import { NoticeHeading, NoticeTitle } from './NoticeText.tsx';

/** A line that is bold from its beginning to its end. */
const HEADING = /^\*([^*]+)\*$/;

/**
 * The notice made of the words for the groups: a paragraph's bold first line is its heading. Lines that only link to this
 * site are left out, since nobody can press them on paper.
 */
export function WordsNotice({ words, language }: { words: string; language: Language }) {
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
                <Box key={at} component="p" sx={{ m: 0, mt: '0.2em' }}>
                  <LinkedText>{line}</LinkedText>
                </Box>
              ))}
            </Box>
          );
        })}
    </Box>
  );
}
