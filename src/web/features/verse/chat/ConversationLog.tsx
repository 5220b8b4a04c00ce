import { Box, Chip, Typography } from '@mui/material';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Edition, VerseAnswer } from '#shared/verse/verse.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { language as pageLanguage } from '#words/language.ts';
import { PassageActions } from '../passage/PassageActions.tsx';
import { PassageQuote } from '../passage/PassageQuote.tsx';
import { chipButton, chipRow, nameOf } from '../passage/passage.ts';
import { BotBubble, TypingBubble, UserBubble } from './Bubble.tsx';
import { type Conversation, pendingIn } from './conversation.ts';
import { EmergencyLines, FailureBubble, HelpLines } from './HelpLines.tsx';

interface ConversationLogProps {
  conversation: Conversation;
  ready: boolean;
  editions: readonly Edition[];
  onAsk: (question: string) => void;
  onRetry: (id: number) => void;
  log: RefObject<HTMLElement | null>;
}

/** The space above the newest question after scrolling to it, in pixels. */
const SCROLL_MARGIN = 16;

/**
 * The bubbles. The log scrolls, not the page, so that the newest question is at its top and a long answer is read from its
 * beginning. Earlier messages are not read out when the page opens.
 */
export function ConversationLog({ conversation, ready, editions, onAsk, onRetry, log }: ConversationLogProps) {
  const { exchanges, help } = conversation;
  const [live, setLive] = useState(false);
  const [drawn] = useState(exchanges.length); // rendered with the page, without animation

  const pending = pendingIn(conversation);
  const newest = exchanges.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on a new message, not on each rendering
  useEffect(() => {
    const exchange = log.current?.lastElementChild;
    if (log.current && exchange instanceof HTMLElement) log.current.scrollTop = exchange.offsetTop - SCROLL_MARGIN;
  }, [newest, pending?.id]);

  useEffect(() => {
    setLive(ready);
  }, [ready]);

  return (
    <Box
      component="section"
      ref={log}
      role="log"
      aria-label={dailyVerse.log}
      aria-live={live ? 'polite' : 'off'}
      aria-busy={pending !== undefined || exchanges.length === 0}
      // A region that scrolls must be reachable by the keyboard.
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        position: 'relative',
        overflowY: 'auto',
        scrollBehavior: live ? 'smooth' : 'auto',
        p: { xs: 2, sm: 3 },
        '& > *': { display: 'flex', flexDirection: 'column', gap: 2 },
        '& > * + *': { mt: 2 },
        [`& > :nth-of-type(-n + ${drawn}) > *`]: { animation: 'none' },
        '@media (scripting: none)': { display: 'none' },
        '&:focus-visible': { outlineOffset: -4, borderRadius: 'inherit' },
      }}
    >
      {exchanges.map(({ id, question, byPage, answer, failure }) => (
        <div key={id}>
          {byPage ? null : <UserBubble>{question}</UserBubble>}
          {answer ? <AnswerBubble answer={answer} editions={editions} onAsk={onAsk} /> : null}
          {failure === undefined ? null : (
            // The page's own greeting was no call for help.
            <FailureBubble words={failure} namesLines={!help && !byPage} onRetry={() => onRetry(id)} />
          )}
          {id === pending?.id ? <TypingBubble>{help || byPage ? null : <EmergencyLines />}</TypingBubble> : null}
        </div>
      ))}
      {exchanges.length === 0 ? (
        <div>
          <TypingBubble />
        </div>
      ) : null}
    </Box>
  );
}

interface AnswerBubbleProps {
  answer: VerseAnswer;
  /** Every edition that the site quotes; empty until they are loaded. */
  editions: readonly Edition[];
  onAsk: (question: string) => void;
}

/** An answer: its lead, whom to call, the passages with their actions, notes. */
function AnswerBubble({ answer, editions, onAsk }: AnswerBubbleProps) {
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
