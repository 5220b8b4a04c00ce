import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { Box, Chip, Link, type SxProps, type Theme } from '@mui/material';
import { useRef, useState } from 'react';
import { needsScript, textButton, VisuallyHidden } from '#web/ui/layout/looks.ts';
import { branches } from '#words/branches.ts';
import { places } from '#words/interface.ts';
import { myBranch as words } from '#words/myBranch.ts';
import { keepMyBranch, useMyBranch } from './myBranch.ts';

/** Shows the visitor's own branch and lets them choose it: `My branch: Juja · change`. */
export function MyBranchChoice({ sx }: { sx?: SxProps<Theme> }) {
  const mine = useMyBranch();
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (key: string | null) => {
    keepMyBranch(key);
    setChoosing(false);
    opener.current?.focus();
  };
  return (
    <Box sx={[needsScript, ...(Array.isArray(sx) ? sx : [sx])]}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <PlaceIcon aria-hidden sx={{ fontSize: 22, color: 'accent.gold' }} />
        {mine ? (
          <span>
            {words.mine} <strong>{mine.name}</strong> ·
          </span>
        ) : null}
        <Link
          component="button"
          type="button"
          sx={textButton}
          ref={opener}
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {mine ? words.change : words.choose}
          {mine ? <VisuallyHidden> {places.myBranch}</VisuallyHidden> : null}
        </Link>
      </Box>
      {choosing ? (
        <Box role="group" aria-label={words.choose} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {branches.map(({ key, name }) => (
            <Chip
              key={key}
              component="button"
              clickable
              aria-pressed={mine?.key === key}
              onClick={() => choose(key)}
              label={name}
            />
          ))}
          {mine ? <Chip component="button" clickable onClick={() => choose(null)} label={words.none} /> : null}
        </Box>
      ) : null}
    </Box>
  );
}
