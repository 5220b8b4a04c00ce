import Box from '@mui/material/Box';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Edition } from '#shared/verse/verse.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { greeting } from '#words/interface.ts';
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

/** The space above the newest question after scrolling to it, in pixels. */
const SCROLL_MARGIN = 16;

/**
 * The bubbles. The log scrolls, not the page, so that the newest question is at its top and a long answer is read from its
 * beginning. Earlier messages are not read out when the page opens.
 */
export function ConversationLog({ conversation, ready, editions, onAsk, onRetry, ref }: ConversationLogProps) {
  const { messages, asking, help } = conversation;
  const log = useRef<HTMLElement>(null);
  const [live, setLive] = useState(false);
  const [drawn] = useState(messages.length); // rendered with the page, without animation
  useImperativeHandle(ref, () => log.current as HTMLElement);

  const awaited = asking !== null || (!ready && messages.length === 0);
  const turn = awaited && messages.at(-1)?.sender !== 'user' ? messages.length : lastTurn(conversation);
  const newest = `${messages.at(-1)?.id} ${awaited}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on a new message, not on each rendering
  useEffect(() => {
    const bubble = log.current?.children[turn];
    if (log.current && bubble instanceof HTMLElement) log.current.scrollTop = bubble.offsetTop - SCROLL_MARGIN;
  }, [newest]);

  useEffect(() => {
    setLive(ready);
  }, [ready]);

  const draw = (message: ChatMessage) => {
    if (message.sender === 'user') return <UserBubble key={message.id}>{message.message}</UserBubble>;
    if (message.unanswered !== undefined) {
      // The page's own greeting does not count as a question.
      const namesLines = !help && message.unanswered !== greeting;
      return (
        <FailureBubble
          key={message.id}
          words={message.message}
          namesLines={namesLines}
          onRetry={() => onRetry(message.id)}
        />
      );
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
