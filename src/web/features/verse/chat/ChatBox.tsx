import { Box } from '@mui/material';
import type { Ref } from 'react';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { useListEditionsQuery } from '#web/api/endpoints/verse.ts';
import { ConversationLog } from './ConversationLog.tsx';
import { suggestionsAfter } from './conversation.ts';
import { HelpBar } from './HelpLines.tsx';
import { MessageForm } from './MessageForm.tsx';
import { SuggestedQuestions } from './SuggestedQuestions.tsx';
import type { useConversation } from './useConversation.ts';
import { CHAT_FRAME, NEEDS_SCRIPT, WithoutScript } from './WithoutScript.tsx';

interface ChatBoxProps {
  chat: ReturnType<typeof useConversation>;
  /** Called with a suggested question that was tapped. */
  onAsk: (question: string) => void;
  onRetry: (id: number) => void;
  /** The log, for the focus. */
  ref: Ref<HTMLElement>;
}

/** The conversation: its bubbles, which scroll, and below them suggested questions and the input. */
export function ChatBox({ chat, onAsk, onRetry, ref }: ChatBoxProps) {
  const { conversation, ready, draft, setDraft, ask } = chat;
  const { data: editions = [] } = useListEditionsQuery(undefined, { refetchOnFocus: false, skip: !OWN_BACKEND });
  return (
    <Box className={CHAT_FRAME} sx={frame}>
      <WithoutScript />
      <ConversationLog
        ref={ref}
        conversation={conversation}
        ready={ready}
        editions={editions}
        onAsk={onAsk}
        onRetry={onRetry}
      />
      <Box className={NEEDS_SCRIPT} sx={foot}>
        <HelpBar help={conversation.help} />
        <SuggestedQuestions questions={suggestionsAfter(conversation)} onAsk={onAsk} />
        <MessageForm
          draft={draft}
          onDraft={setDraft}
          onSend={() => {
            if (ask(draft)) setDraft('');
          }}
        />
      </Box>
    </Box>
  );
}

/** As high as the window allows, so that the input is on the first screen. */
const frame = {
  position: 'relative',
  mt: { xs: -3, md: -9 },
  height: { xs: 'clamp(420px, 100svh - 190px, 760px)', md: 'clamp(480px, 100svh - 264px, 860px)' },
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderInlineWidth: { xs: 0, sm: 1 },
  borderRadius: { xs: '22px 22px 0 0', sm: '22px' },
  boxShadow: '0 30px 70px -40px rgb(0 0 0 / 0.5)',
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
