import { Box, Container } from '@mui/material';
import { useRef } from 'react';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { NotStarted } from '#web/ui/loading/NotStarted.tsx';
import { ConversationLog } from './chat/ConversationLog.tsx';
import { suggestionsAfter } from './chat/conversation.ts';
import { EmergencyLines, HelpBar } from './chat/HelpLines.tsx';
import { MessageForm } from './chat/MessageForm.tsx';
import { SuggestedQuestions } from './chat/SuggestedQuestions.tsx';
import { useConversation } from './chat/useConversation.ts';
import { WithoutScript } from './chat/WithoutScript.tsx';
import { QuestionIdeas } from './QuestionIdeas.tsx';
import { VerseBand } from './VerseBand.tsx';

/**
 * The chat titled Our Verse of the Day (specification, section 2): its bubbles, which scroll, below them suggested questions
 * and the input; beside it example questions.
 */
export function DailyVerse() {
  const { conversation, ready, draft, setDraft, ask, retry } = useConversation();
  const { data: editions = [] } = verseApi.useListEditionsQuery(undefined, {
    refetchOnFocus: false,
    skip: !OWN_BACKEND,
  });
  const log = useRef<HTMLElement>(null);

  // The pressed chip may disappear with the next answer, so the focus moves to the log.
  const focusLog = () => log.current?.focus({ preventScroll: true });
  const askByTap = (question: string) => {
    if (ask(question)) focusLog();
  };

  return (
    <>
      <VerseBand />
      <Container sx={layout}>
        <Box sx={frame}>
          <WithoutScript />
          <ConversationLog
            log={log}
            conversation={conversation}
            ready={ready}
            editions={editions}
            onAsk={askByTap}
            onRetry={(id) => {
              retry(id);
              focusLog();
            }}
          />
          <Box sx={[foot, needsScript]}>
            <HelpBar help={conversation.help} />
            <NotStarted>
              <EmergencyLines />
            </NotStarted>
            <SuggestedQuestions questions={suggestionsAfter(conversation)} onAsk={askByTap} />
            <MessageForm
              draft={draft}
              onDraft={setDraft}
              onSend={() => {
                if (ask(draft)) setDraft('');
              }}
            />
          </Box>
        </Box>
        <QuestionIdeas
          onAsk={(question) => {
            // On a phone the conversation is above, out of view: focusing it scrolls there.
            if (ask(question)) log.current?.focus();
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

/** As high as the window allows, so that the input is on the first screen, above the bars at the foot. */
const frame = {
  position: 'relative',
  mt: { xs: -3, md: -9 },
  height: {
    xs: `clamp(420px, 100svh - 190px - ${BAR_HEIGHT}, 760px)`,
    md: `clamp(420px, 100svh - 264px - ${BAR_HEIGHT}, 860px)`,
  },
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderInlineWidth: { xs: 0, sm: 1 },
  borderRadius: { xs: '22px 22px 0 0', sm: '22px' },
  boxShadow: '0 30px 70px -40px rgb(0 0 0 / 0.5)',
  '@media (scripting: none)': { height: 'auto', p: 3 },
} as const;

const foot = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.25,
  px: { xs: 1.5, sm: 3 },
  pt: 1.25,
  pb: { xs: 1.5, sm: 2.5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
