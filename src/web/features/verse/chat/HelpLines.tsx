import Refresh from '@mui/icons-material/Refresh';
import { Box, Chip, List } from '@mui/material';
import { emergencyLines } from '#content/scripture/emergencyLines.ts';
import type { HelpLine } from '#shared/verse/verse.ts';
import { telephoneHref } from '#words/church.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { language } from '#words/language.ts';
import { chipButton } from '../passage/passage.ts';
import { BotBubble } from './Bubble.tsx';
import type { Help } from './conversation.ts';

/** Whom a person in distress can call, as telephone links: one for each number, since `999 / 112` are two. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <List disablePadding sx={grid}>
      {lines.flatMap(({ name, number }) =>
        number.split(' / ').map((one) => (
          <li key={`${name} ${one}`}>
            <Chip
              {...chipButton}
              component="a"
              href={telephoneHref(one)}
              label={
                <>
                  <span>{name}</span> <strong>{one}</strong>
                </>
              }
              sx={line}
            />
          </li>
        )),
      )}
    </List>
  );
}

/** Two rows on a phone. */
const MAX_LINES = 4;

/** The numbers again above the input, where they stay while the conversation scrolls: the first number of each line. */
export function HelpBar({ help }: { help: Help | null }) {
  if (!help) return null;
  const first = help.lines
    .slice(0, MAX_LINES)
    .map(({ name, number }) => ({ name, number: number.split(' / ')[0] ?? '' }));
  return (
    <Box component="section" aria-label={dailyVerse.helpLines[help.language]} lang={help.language}>
      <HelpLines lines={first} />
    </Box>
  );
}

interface FailureBubbleProps {
  words: string;
  /** Whether to show the numbers to call: the question was not read, so it may have been a call for help. */
  namesLines: boolean;
  onRetry: () => void;
}

/** Says that no answer came, with a button that sends the question again (specification, section 8), and whom to call. */
export function FailureBubble({ words, namesLines, onRetry }: FailureBubbleProps) {
  return (
    <BotBubble>
      {/* In one part, so close together: on a small phone all of it is in view. */}
      <div>
        {words}
        {namesLines ? <EmergencyLines /> : null}
        <Chip {...chipButton} icon={<Refresh />} label={dailyVerse.retry} onClick={onRetry} sx={{ mt: 1 }} />
      </div>
    </BotBubble>
  );
}

/** Whom to call, where no answer comes. */
export const EmergencyLines = () => (
  <>
    <Box component="p" sx={{ m: 0, my: 0.75, fontSize: '0.875rem' }}>
      {dailyVerse.inDanger}
    </Box>
    <HelpBar help={help} />
  </>
);

const { counselling, emergency } = emergencyLines;
const help: Help = {
  language,
  lines: [counselling, emergency].map(({ english, swahili, number }) => ({
    name: language === 'sw' ? swahili : english,
    number: number.value,
  })),
};

const grid = { display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))' } as const;

const line = {
  width: '100%',
  minHeight: 50,
  // The name stands below its number, where it has the whole width: on a phone its words do not break.
  '& .MuiChip-label': { flexDirection: 'column-reverse', alignItems: 'flex-start', gap: 0.25 },
  px: 1.25,
  py: 0.25,
  justifyContent: 'flex-start',
  borderRadius: '12px',
  borderColor: 'accent.wine',
  fontSize: { xs: '0.75rem', sm: '0.8125rem' },
  lineHeight: 1.15,
  // A number that breaks, as the words of the site may, could be read as another.
  '& strong': { flexShrink: 0, whiteSpace: 'nowrap', fontSize: '1.125rem', color: 'accent.wine' },
} as const;
