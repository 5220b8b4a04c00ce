import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
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
        alignSelf: 'flex-start',
        maxWidth: { xs: '100%', sm: '88%' },
        bgcolor: 'accent.bubble',
        borderBottomLeftRadius: 4,
        ...(grave && { borderInlineStart: 4, borderColor: 'accent.wine' }),
      }}
    >
      <VisuallyHidden lang={pageLanguage}>{dailyVerse.bot} </VisuallyHidden>
      {children}
    </Bubble>
  );
}

const bounce = keyframes({ '30%': { opacity: 1, transform: 'translateY(-3px)' } });

/** Three moving dots while an answer is loading. */
export function TypingBubble() {
  return (
    <Bubble
      sx={{ alignSelf: 'flex-start', bgcolor: 'accent.bubble', borderBottomLeftRadius: 4, display: 'flex', gap: 0.75 }}
    >
      <VisuallyHidden>{dailyVerse.looking}</VisuallyHidden>
      {[0, 1, 2].map((dot) => (
        <Box
          key={dot}
          aria-hidden
          sx={{
            width: 9,
            height: 9,
            my: 1,
            borderRadius: '50%',
            bgcolor: 'text.secondary',
            opacity: 0.45,
            animation: `${bounce} 1.2s ${dot * 0.16}s infinite`,
          }}
        />
      ))}
    </Bubble>
  );
}
