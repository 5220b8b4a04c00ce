import Container from '@mui/material/Container';
import { useRef } from 'react';
import { CONTENT_WIDTH } from '#web/ui/layout/Section.tsx';
import { ChatBox } from './ChatBox.tsx';
import { QuestionIdeas } from './QuestionIdeas.tsx';
import { useConversation } from './useConversation.ts';
import { VerseBand } from './VerseBand.tsx';

/** The chat-style box titled Our Verse of the Day (specification, section 2), and beside it what can be asked. */
export function DailyVerse() {
  const chat = useConversation();
  const log = useRef<HTMLElement>(null);

  // What was pressed may go with the next answer: the focus moves to where that appears.
  const askByTap = (question: string) => {
    if (chat.ask(question)) log.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <VerseBand />
      <Container sx={layout}>
        <ChatBox
          ref={log}
          chat={chat}
          onAsk={askByTap}
          onRetry={(id) => {
            chat.retry(id);
            log.current?.focus({ preventScroll: true });
          }}
        />
        <QuestionIdeas
          onAsk={(question) => {
            // On a phone the conversation stands above, out of sight.
            if (chat.ask(question)) log.current?.focus();
          }}
        />
      </Container>
    </>
  );
}

const layout = {
  maxWidth: CONTENT_WIDTH,
  px: { xs: 0, sm: 3 },
  pb: { xs: 6, md: 10 },
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
  '& > :last-child': { px: { xs: 2.5, sm: 0 }, pt: { md: 5 } },
} as const;
