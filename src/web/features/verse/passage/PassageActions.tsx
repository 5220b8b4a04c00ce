import ImageIcon from '@mui/icons-material/ImageOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import { Box, Chip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { pageUrl } from '#content/pageUrl.ts';
import type { Passage } from '#shared/verse/verse.ts';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { dailyVerse } from '#words/dailyVerse.ts';
import { language } from '#words/language.ts';
import { PictureCard } from '../picture/PictureCard.tsx';
import { CopyChip } from './CopyChip.tsx';
import { chipButton, chipRow } from './chip.ts';
import { ListenChip } from './ListenChip.tsx';
import { chapterName, nameOf, readHref, textOf } from './passage.ts';
import { ShareChip } from './ShareChip.tsx';

const { picture, read, of } = dailyVerse.actions;

interface PassageActionsProps {
  passage: Passage;
  /** False if the chapter is on screen already. */
  readOn?: boolean;
  /** More chips. */
  children?: ReactNode;
}

/** The actions of a passage: share, copy, picture, listen, read the chapter. Rendered in the browser only. */
export function PassageActions({ passage, readOn = true, children }: PassageActionsProps) {
  const [card, setCard] = useState(false);
  const origin = useOrigin();
  const address = readHref(passage);
  const what = nameOf(passage);
  return (
    <Box sx={{ mt: 1.5 }} className="no-print" lang={language}>
      <Box sx={chipRow}>
        <ShareChip text={textOf(passage)} url={address && pageUrl(origin, address)} what={what} />
        <CopyChip text={textOf(passage)} what={what} />
        <Chip
          {...chipButton}
          icon={<ImageIcon />}
          label={picture}
          aria-label={of(picture, what)}
          aria-expanded={card}
          onClick={() => setCard(!card)}
        />
        <ListenChip texts={passage.verses.map(({ text }) => text)} language={passage.language} what={what} />
        {readOn && address ? (
          <Chip
            {...chipButton}
            component={Link}
            to={address}
            icon={<MenuBook />}
            label={`${read} ${chapterName(what)}`}
          />
        ) : null}
        {children}
      </Box>
      {card ? <PictureCard passage={passage} onClose={() => setCard(false)} /> : null}
    </Box>
  );
}
