import Phone from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import type { HelpLine } from '#shared/verse/verse.ts';
import { telephoneHref } from '#words/church.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { chipButton } from '../passage/chip.ts';
import type { Help } from './conversation.ts';

/** Whom a person in distress can call, as telephone links. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null;
  return (
    <List disablePadding sx={{ my: 1.75, display: 'grid', gap: 1 }}>
      {lines.flatMap(eachNumber).map(({ name, number }) => (
        <li key={`${name} ${number}`}>
          <Chip
            {...chipButton}
            component="a"
            href={telephoneHref(number)}
            icon={<Phone />}
            label={
              <span>
                {name}{' '}
                <Box component="strong" sx={{ whiteSpace: 'nowrap', fontSize: '1.125rem' }}>
                  {number}
                </Box>
              </span>
            }
            sx={line}
          />
        </li>
      ))}
    </List>
  );
}

/** Two rows on a phone. */
const MAX_LINES = 4;

/** The numbers again above the input, where they stay while the conversation scrolls: the first number of each line. */
export function HelpBar({ help }: { help: Help | null }) {
  if (!help) return null;
  return (
    <Box component="section" aria-label={dailyVerse.helpLines[help.language]} lang={help.language}>
      <List disablePadding sx={bar}>
        {help.lines.slice(0, MAX_LINES).map(({ name, number }) => {
          const [first = ''] = number.split(' / ');
          return (
            <li key={name}>
              <Chip
                {...chipButton}
                component="a"
                href={telephoneHref(first)}
                label={
                  <>
                    <strong>{first}</strong> <span>{name}</span>
                  </>
                }
                sx={compact}
              />
            </li>
          );
        })}
      </List>
    </Box>
  );
}

/** `999 / 112` are two numbers. */
const eachNumber = ({ name, number }: HelpLine): HelpLine[] =>
  number.split('/').map((one) => ({ name, number: one.trim() }));

const line = {
  width: '100%',
  minHeight: 52,
  gap: 1.5,
  px: 2.25,
  justifyContent: 'flex-start',
  borderRadius: '14px',
  borderColor: 'accent.wine',
  '& .MuiChip-icon': { color: 'accent.wine', fontSize: '1.4rem' },
} as const;

const bar = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

const compact = {
  width: '100%',
  minHeight: 50,
  // The name stands below its number, where it has the whole width: on a phone its words do not break.
  '& .MuiChip-label': { flexDirection: 'column', alignItems: 'flex-start', gap: 0.25 },
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
