import { Box, Chip, useTheme } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { Passage } from '#shared/verse/verse.ts';
import { useChurchName } from '#web/entities/words/useChurchName.ts';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { shareBySheet } from '#web/ui/text/sharing.ts';
import { verseCard } from '#words/verseCard.ts';
import { actionChip, chipButton, chipRow } from '../passage/chip.ts';
import { nameOf } from '../passage/passage.ts';
import { CARD, drawVersePicture } from './drawVersePicture.ts';

interface PictureCardProps {
  passage: Passage;
  onClose: () => void;
}

type Drawn = { state: 'drawing' | 'failed' } | { state: 'ready'; file: File; url: string };

/** The verse drawn on one of the site's pictures, to be shared or saved. */
export function PictureCard({ passage, onClose }: PictureCardProps) {
  const [turn, setTurn] = useState(0);
  const drawn = usePicture(passage, turn);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'nearest' }); // in braces: some browsers return a promise
  }, []);
  const name = `${passage.reference.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.jpg`;
  return (
    <Box ref={frame} sx={{ mt: 1.5 }}>
      <Box
        sx={{
          width: '100%',
          maxWidth: 320,
          aspectRatio: `${CARD.width} / ${CARD.height}`,
          borderRadius: 3,
          overflow: 'hidden',
          bgcolor: 'glass.main',
          color: 'glass.ink',
          display: 'grid',
          placeItems: 'center',
          textAlign: 'center',
        }}
      >
        {drawn.state === 'ready' ? (
          <Box
            component="img"
            src={drawn.url}
            lang={passage.language}
            alt={`${passage.verses.map(({ text }) => text).join(' ')} ${passage.reference}`}
            sx={{ width: '100%', display: 'block' }}
          />
        ) : (
          <Box component="p" role="status" sx={{ px: 3 }}>
            {drawn.state === 'failed' ? verseCard.failed : verseCard.drawing}
          </Box>
        )}
      </Box>
      <Box sx={{ ...chipRow, mt: 1.25 }}>
        {drawn.state === 'ready' ? (
          <>
            {navigator.canShare?.({ files: [drawn.file] }) ? (
              <Chip {...chipButton} label={verseCard.share} onClick={() => shareBySheet({ files: [drawn.file] })} />
            ) : null}
            <Chip {...chipButton} component="a" href={drawn.url} download={name} label={verseCard.save} />
            <Chip {...chipButton} label={verseCard.another} onClick={() => setTurn(turn + 1)} />
          </>
        ) : null}
        <Chip {...actionChip(verseCard.close, nameOf(passage))} onClick={onClose} />
      </Box>
    </Box>
  );
}

/** Draws the picture for each window, and releases the previous one. */
function usePicture(passage: Passage, turn: number): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'drawing' });
  const { glass } = useTheme().palette;
  const site = new URL(useOrigin()).host;
  const church = useChurchName();
  useEffect(() => {
    let left = false;
    let url: string | undefined;
    drawVersePicture(passage, turn, glass, { site, church }).then(
      (blob) => {
        if (left) return;
        url = URL.createObjectURL(blob);
        setDrawn({ state: 'ready', url, file: new File([blob], 'verse.jpg', { type: blob.type }) });
      },
      () => left || setDrawn({ state: 'failed' }),
    );
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [passage, turn, glass, site, church]);
  return drawn;
}
