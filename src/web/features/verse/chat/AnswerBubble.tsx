import { Box, Chip } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Edition, VerseAnswer } from '#shared/verse/verse.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { language as pageLanguage } from '#words/language.ts';
import { chipButton, chipRow } from '../passage/chip.ts';
import { PassageActions } from '../passage/PassageActions.tsx';
import { PassageQuote } from '../passage/PassageQuote.tsx';
import { nameOf } from '../passage/passage.ts';
import { BotBubble } from './Bubble.tsx';
import { HelpLines } from './HelpLines.tsx';

interface AnswerBubbleProps {
  answer: VerseAnswer;
  /** Every edition that the site quotes; empty until they are loaded. */
  editions: readonly Edition[];
  onAsk: (question: string) => void;
}

/** An answer: its lead, whom to call, the passages with their actions, notes. */
export function AnswerBubble({ answer, editions, onAsk }: AnswerBubbleProps) {
  const { kind, language, lead, passages, notes, others, lines, page } = answer;
  return (
    <BotBubble language={language} grave={kind === 'distress'}>
      <Words>{lead}</Words>
      {lines.length > 0 ? (
        <Box sx={{ my: 1.75 }}>
          <HelpLines lines={lines} />
        </Box>
      ) : null}
      {passages.map((passage) => (
        <Box key={`${passage.usfm} ${passage.edition}`} sx={{ mt: 1.25, '& + &': { mt: 3 } }}>
          <PassageQuote passage={passage} />
          <PassageActions passage={passage}>
            {editions
              .filter(({ name }) => name !== passage.edition)
              .map(({ name }) => (
                <Chip
                  {...chipButton}
                  key={name}
                  label={name}
                  aria-label={`${nameOf(passage)} ${name}`}
                  onClick={() => onAsk(`${passage.reference} ${name}`)}
                />
              ))}
          </PassageActions>
        </Box>
      ))}
      {notes.map((note) => (
        <Words key={note}>{note}</Words>
      ))}
      {page ? (
        <Chip
          {...chipButton}
          component={Link}
          to={page}
          lang={pageLanguage}
          label={dailyVerse.openPage}
          sx={{ mt: 1.25 }}
        />
      ) : null}
      {others.length > 0 ? (
        <Box sx={{ mt: 1.5 }}>
          <Words lang={pageLanguage}>{dailyVerse.seeAlso}</Words>
          <Box sx={{ ...chipRow, mt: 0.75 }}>
            {others.map(({ reference: name }) => (
              <Chip {...chipButton} key={name} label={name} onClick={() => onAsk(name)} />
            ))}
          </Box>
        </Box>
      ) : null}
    </BotBubble>
  );
}

function Words({ lang, children }: { lang?: string; children: string }) {
  if (children === '') return null;
  return (
    <Box component="p" lang={lang} sx={{ m: 0, mt: 1.25, '&:first-of-type': { mt: 0 }, whiteSpace: 'pre-line' }}>
      {children}
    </Box>
  );
}
