import Phone from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import { telephoneHref } from '#content/church.ts';
import { dailyVerse } from '#content/dailyVerse.ts';
import type { HelpLine } from '#shared/verse/verse.ts';
import type { Help } from './conversation.ts';
import { ChipAnchor } from './passage/Chip.tsx';

/** Whom a person in distress can call, each a telephone link. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, my: 1.75, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {lines.flatMap(eachNumber).map(({ name, number }) => (
        <li key={`${name} ${number}`}>
          <ChipAnchor href={telephoneHref(number)} sx={line}>
            <Phone aria-hidden />
            <span>
              {name}{' '}
              <Box component="strong" sx={{ whiteSpace: 'nowrap', fontSize: '1.125rem' }}>
                {number}
              </Box>
            </span>
          </ChipAnchor>
        </li>
      ))}
    </Box>
  );
}

/** The most lines in the bar: two rows on a phone. */
const MAX_LINES = 4;

/**
 * The numbers again, beside the input: they stay there while the conversation scrolls and goes on. Each line is called by
 * its first number here.
 */
export function HelpBar({ help }: { help: Help | null }) {
  if (!help) return null;
  return (
    <Box component="section" aria-label={dailyVerse.helpLines[help.language]} lang={help.language}>
      <Box component="ul" sx={bar}>
        {help.lines.slice(0, MAX_LINES).map(({ name, number }) => {
          const [first = ''] = number.split(' / ');
          return (
            <li key={name}>
              <ChipAnchor href={telephoneHref(first)} sx={compact}>
                <strong>{first}</strong> <span>{name}</span>
              </ChipAnchor>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** `999 / 112` are two numbers, each to be called by itself. */
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
  '& svg': { color: 'accent.wine', fontSize: '1.4rem' },
} as const;

const bar = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;

const compact = {
  width: '100%',
  minHeight: 50,
  gap: 1,
  px: 1.25,
  py: 0.25,
  justifyContent: 'flex-start',
  borderRadius: '12px',
  borderColor: 'accent.wine',
  fontSize: '0.8125rem',
  lineHeight: 1.15,
  '& strong': { fontSize: '1.125rem', color: 'accent.wine' },
} as const;
