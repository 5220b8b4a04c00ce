import { keyframes } from '@emotion/react';
import { CircularProgress, styled } from '@mui/material';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { StillTrying } from '#web/ui/loading/Loading.tsx';
import { dailyVerse } from '#words/dailyVerse.ts';
import { language as pageLanguage } from '#words/language.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Bubble = styled('div')({
  maxWidth: '88%',
  padding: '14px 18px',
  borderRadius: 18,
  overflowWrap: 'anywhere',
  animation: `${arrive} 220ms ease-out`,
});

/** A person's message: a bubble on the right. */
export function UserBubble({ children }: { children: string }) {
  return (
    <Bubble
      sx={{
        alignSelf: 'flex-end',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        borderBottomRightRadius: 4,
        whiteSpace: 'pre-line',
      }}
    >
      <VisuallyHidden>{dailyVerse.you} </VisuallyHidden>
      {children}
    </Bubble>
  );
}

const onTheLeft = { alignSelf: 'flex-start', bgcolor: 'accent.bubble', borderBottomLeftRadius: 4 } as const;

interface BotBubbleProps {
  /** The language of the text. */
  language?: string;
  /** True if somebody is in distress: the bubble gets a border. */
  grave?: boolean;
  children: ReactNode;
}

/** An answer: a bubble on the left. */
export function BotBubble({ language, grave = false, children }: BotBubbleProps) {
  return (
    <Bubble
      lang={language}
      sx={{
        ...onTheLeft,
        maxWidth: { xs: '100%', sm: '88%' },
        display: 'flex',
        flexDirection: 'column',
        gap: 1.25,
        ...(grave && { borderInlineStart: 4, borderColor: 'accent.wine' }),
      }}
    >
      <VisuallyHidden lang={pageLanguage}>{dailyVerse.bot} </VisuallyHidden>
      {children}
    </Bubble>
  );
}

/** While an answer is looked for. @param props.children what is said besides once it takes long */
export function TypingBubble({ children }: { children?: ReactNode }) {
  return (
    <Bubble sx={onTheLeft}>
      <VisuallyHidden>{dailyVerse.looking}</VisuallyHidden>
      <CircularProgress aria-hidden size={22} color="inherit" sx={{ display: 'block' }} />
      <StillTrying>{children}</StillTrying>
    </Bubble>
  );
}
