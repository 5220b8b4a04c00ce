import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { branches } from '#content/branches.ts';
import { myBranch as words } from '#content/myBranch.ts';
import { needsScript } from '#web/ui/needsScript.ts';
import { PillButton } from '#web/ui/PillButton.tsx';
import { TextButton } from '#web/ui/TextButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { keepMyBranch, useMyBranch } from './myBranch.ts';

/** Which branch is the visitor's own, and the way to choose it: `My branch: Juja · change`. */
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
        <TextButton type="button" ref={opener} aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {mine ? words.change : words.choose}
          {mine ? <VisuallyHidden> my branch</VisuallyHidden> : null}
        </TextButton>
      </Box>
      {choosing ? (
        <Box role="group" aria-label={words.choose} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          {branches.map(({ key, name }) => (
            <PillButton key={key} type="button" aria-pressed={mine?.key === key} onClick={() => choose(key)}>
              {name}
            </PillButton>
          ))}
          {mine ? (
            <PillButton type="button" onClick={() => choose(null)}>
              {words.none}
            </PillButton>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
