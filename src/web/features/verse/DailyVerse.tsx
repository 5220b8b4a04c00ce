import { Box, Chip, Container, Link, List, Typography } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { href } from '#content/pages.ts';
import { verseApi } from '#web/api/endpoints/verse.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { ScriptureQuote } from '#web/entities/words/Scripture.tsx';
import { useChurch } from '#web/entities/words/useChurch.ts';
import { useHydrated } from '#web/ui/hooks/useHydrated.ts';
import { BAR_HEIGHT } from '#web/ui/layout/Bar.tsx';
import { needsScript } from '#web/ui/layout/looks.ts';
import { telephoneHref } from '#words/church.ts';
import { dailyVerse, type LanguageText } from '#words/dailyVerse.ts';
import { ConversationLog } from './chat/ConversationLog.tsx';
import { suggestionsAfter } from './chat/conversation.ts';
import { EmergencyLines, HelpBar } from './chat/HelpLines.tsx';
import { MessageForm } from './chat/MessageForm.tsx';
import { useConversation } from './chat/useConversation.ts';
import { chipButton, chipRow } from './passage/passage.ts';
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

const { title, list } = dailyVerse.ideas;

/** Example questions, in English and Kiswahili. */
function QuestionIdeas({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <Box component="section" aria-labelledby="ideas" sx={needsScript}>
      <Typography variant="h2" id="ideas" sx={{ fontSize: '1.6rem' }}>
        {title}
      </Typography>
      {list.map((group) => (
        <Box key={group.title} lang={group.language} sx={{ mt: 2.5 }}>
          <Typography variant="h3" sx={{ fontFamily: 'inherit', fontSize: '1rem', fontWeight: 600, mb: 1 }}>
            {group.title}
          </Typography>
          <Box sx={chipRow}>
            {group.questions.map((question) => (
              <Chip {...chipButton} key={question} label={question} onClick={() => onAsk(question)} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface SuggestedQuestionsProps {
  questions: readonly LanguageText[];
  onAsk: (question: string) => void;
}

/** Suggested questions, in one row that scrolls sideways. */
function SuggestedQuestions({ questions, onAsk }: SuggestedQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <List
      disablePadding
      aria-label={dailyVerse.suggestions}
      sx={{
        p: '3px',
        display: 'flex',
        gap: 1,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        maskImage: 'linear-gradient(to right, black calc(100% - 36px), transparent)',
        '& > :last-child': { pr: 4 },
      }}
    >
      {questions.map(({ text, language }) => (
        <Box component="li" key={text} lang={language} sx={{ flexShrink: 0 }}>
          <Chip {...chipButton} label={text} onClick={() => onAsk(text)} />
        </Box>
      ))}
    </List>
  );
}

const { still } = dailyVerse;

/** In place of the conversation without JavaScript: a verse, and how to reach the church. */
function WithoutScript() {
  const { phone, email } = useChurch();
  return (
    <noscript>
      <ScriptureQuote verse={still.verse} sx={{ mb: 3 }} />
      <EmergencyLines />
      <p>{still.text}</p>
      <ul>
        {[
          [telephoneHref(phone.value), phone.value],
          [`mailto:${email.value}`, email.value],
          [href('contact'), still.contact],
        ].map(([address, label]) => (
          <li key={address}>
            <Link sx={{ display: 'inline-block', py: 1.25 }} href={address}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/** Shows something only while the app does not start: `index.html` and `main.tsx` then mark the page. */
const NotStarted = ({ children }: { children: ReactNode }) =>
  useHydrated() ? null : <Box sx={{ display: 'none', 'html[data-unstarted] &': { display: 'block' } }}>{children}</Box>;
