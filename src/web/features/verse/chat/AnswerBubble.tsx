import { Box, Chip, Typography } from '@mui/material';
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
      {lead ? <Words>{lead}</Words> : null}
      {lines.length > 0 ? <HelpLines lines={lines} /> : null}
      {passages.map((passage) => (
        <div key={`${passage.usfm} ${passage.edition}`}>
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
        </div>
      ))}
      {notes.map((note) => (
        <Words key={note}>{note}</Words>
      ))}
      {page ? (
        <Box sx={chipRow} lang={pageLanguage}>
          <Chip {...chipButton} component={Link} to={page} label={dailyVerse.openPage} />
        </Box>
      ) : null}
      {others.length > 0 ? (
        <>
          <Typography lang={pageLanguage}>{dailyVerse.seeAlso}</Typography>
          <Box sx={chipRow}>
            {others.map(({ reference: name }) => (
              <Chip {...chipButton} key={name} label={name} onClick={() => onAsk(name)} />
            ))}
          </Box>
        </>
      ) : null}
    </BotBubble>
  );
}

const Words = ({ children }: { children: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line' }}>{children}</Typography>
);
