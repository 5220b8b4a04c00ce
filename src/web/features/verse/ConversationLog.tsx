import Box from '@mui/material/Box';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { dailyVerse } from '#content/dailyVerse.ts';
import type { Edition } from '#shared/verse/verse.ts';
import { AnswerBubble } from './AnswerBubble.tsx';
import { BotBubble, TypingBubble, UserBubble } from './Bubble.tsx';
import { type ChatMessage, type Conversation, lastTurn } from './conversation.ts';
import { FailureBubble } from './FailureBubble.tsx';
import { NEEDS_SCRIPT } from './WithoutScript.tsx';

interface ConversationLogProps {
  conversation: Conversation;
  ready: boolean;
  editions: readonly Edition[];
  onAsk: (question: string) => void;
  onRetry: (id: number) => void;
  ref: Ref<HTMLElement>;
}

/** Space left above the newest question when the log has scrolled to it, in pixels. */
const AIR = 16;

/**
 * The bubbles. The log scrolls by itself, so that the page stays where it is, and only so far that the newest question
 * stands at its top: a long answer is met at its beginning. What was said before the page was opened is not read out.
 */
export function ConversationLog({ conversation, ready, editions, onAsk, onRetry, ref }: ConversationLogProps) {
  const { messages, asking } = conversation;
  const log = useRef<HTMLElement>(null);
  const [live, setLive] = useState(false);
  const [drawn] = useState(messages.length); // with the page: those do not arrive
  useImperativeHandle(ref, () => log.current as HTMLElement);

  const awaited = asking !== null || (!ready && messages.length === 0);
  const turn = awaited && messages.at(-1)?.sender !== 'user' ? messages.length : lastTurn(conversation);
  const newest = `${messages.at(-1)?.id} ${awaited}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something new is said, not when it is drawn again
  useEffect(() => {
    const bubble = log.current?.children[turn];
    if (log.current && bubble instanceof HTMLElement) log.current.scrollTop = bubble.offsetTop - AIR;
  }, [newest]);

  useEffect(() => {
    setLive(ready);
  }, [ready]);

  const draw = (message: ChatMessage) => {
    if (message.sender === 'user') return <UserBubble key={message.id}>{message.message}</UserBubble>;
    if (message.unanswered !== undefined) {
      return <FailureBubble key={message.id} words={message.message} onRetry={() => onRetry(message.id)} />;
    }
    if (!message.answer) return <BotBubble key={message.id}>{message.message}</BotBubble>;
    return <AnswerBubble key={message.id} answer={message.answer} editions={editions} onAsk={onAsk} />;
  };

  return (
    <Box
      component="section"
      className={NEEDS_SCRIPT}
      ref={log}
      role="log"
      aria-label={dailyVerse.log}
      aria-live={live ? 'polite' : 'off'}
      aria-busy={awaited}
      // A region that scrolls must be reachable by the keyboard.
      tabIndex={0}
      sx={{
        flex: 1,
        minHeight: 0,
        position: 'relative',
        overflowY: 'auto',
        scrollBehavior: live ? 'smooth' : 'auto',
        p: { xs: 2, sm: 3 },
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        '& > *': { flexShrink: 0 },
        [`& > :nth-of-type(-n + ${drawn})`]: { animation: 'none' },
        '&:focus-visible': { outlineOffset: -4, borderRadius: 'inherit' },
      }}
    >
      {messages.map(draw)}
      {awaited ? <TypingBubble /> : null}
    </Box>
  );
}
