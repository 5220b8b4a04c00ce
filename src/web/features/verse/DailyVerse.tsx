import { Container } from '@mui/material';
import { useRef } from 'react';
import { ChatBox } from './chat/ChatBox.tsx';
import { useConversation } from './chat/useConversation.ts';
import { QuestionIdeas } from './QuestionIdeas.tsx';
import { VerseBand } from './VerseBand.tsx';

/** The chat titled Our Verse of the Day (specification, section 2), and beside it example questions. */
export function DailyVerse() {
  const chat = useConversation();
  const log = useRef<HTMLElement>(null);

  // The pressed chip may disappear with the next answer, so the focus moves to the log.
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
            // On a phone the conversation is above, out of view: focusing it scrolls there.
            if (chat.ask(question)) log.current?.focus();
          }}
        />
      </Container>
    </>
  );
}

const layout = {
  px: { xs: 0, sm: 3 },
  pb: { xs: 6, md: 10 },
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  alignItems: 'start',
  '& > :last-child': { px: { xs: 2.5, sm: 0 }, pt: { md: 5 } },
} as const;
