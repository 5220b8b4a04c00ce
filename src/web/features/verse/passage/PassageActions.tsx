import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Chip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { pageUrl } from '#content/pageUrl.ts';
import type { Passage } from '#shared/verse/verse.ts';
import { useCopy } from '#web/ui/buttons/CopyButton.tsx';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import { dailyVerse } from '#words/dailyVerse.ts';
import { frame } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { PictureCard } from '../picture/PictureCard.tsx';
import { actionChip, chipButton, chipRow } from './chip.ts';
import { ListenChip } from './ListenChip.tsx';
import { chapterName, nameOf, readHref, textOf } from './passage.ts';

const { share, whatsApp, copy, copied, picture, read, of } = dailyVerse.actions;

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
  const url = address && pageUrl(origin, address);
  const text = textOf(passage);
  const what = nameOf(passage);
  const { copied: isCopied, copy: press } = useCopy(text);
  return (
    <Box sx={{ mt: 1.5 }} className="no-print" lang={language}>
      <Box sx={chipRow}>
        {hasSheet() ? (
          <Chip
            {...actionChip(share, what)}
            icon={<ShareIcon />}
            onClick={() => shareBySheet({ text, ...(url && { url }) })}
          />
        ) : (
          <Chip
            {...actionChip(whatsApp, what)}
            component="a"
            href={whatsAppHref([text, url].filter(Boolean).join('\n'))}
            target="_blank"
            rel="noopener noreferrer"
            icon={<WhatsAppIcon />}
            aria-label={frame.newTab(of(whatsApp, what))}
          />
        )}
        <Chip
          {...actionChip(isCopied ? copied : copy, what)}
          icon={isCopied ? <Check /> : <ContentCopy />}
          onClick={() => void press()}
        />
        <VisuallyHidden role="status">{isCopied ? `${copied}: ${what}` : ''}</VisuallyHidden>
        <Chip {...actionChip(picture, what)} icon={<ImageIcon />} aria-expanded={card} onClick={() => setCard(!card)} />
        <ListenChip texts={passage.verses.map((verse) => verse.text)} language={passage.language} what={what} />
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
