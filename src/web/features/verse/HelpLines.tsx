import Phone from '@mui/icons-material/Phone';
import Box from '@mui/material/Box';
import { telephoneHref } from '#content/church.ts';
import type { HelpLine } from '#shared/verse.ts';
import { ChipAnchor } from './Chip.tsx';

/** Whom a person in distress can call, each a telephone link. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
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
