import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import MenuBook from '@mui/icons-material/MenuBookOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Chip, useTheme } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pageUrl } from '#content/pageUrl.ts';
import type { Passage } from '#shared/verse/verse.ts';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { AppLink } from '#web/theme/AppLink.tsx';
import { useCopy } from '#web/ui/buttons/CopyButton.tsx';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { hasSheet, shareBySheet, whatsAppHref } from '#web/ui/text/sharing.ts';
import { dailyVerse } from '#words/dailyVerse.ts';
import { frame } from '#words/interface.ts';
import { language } from '#words/language.ts';
import { verseCard } from '#words/verseCard.ts';
import { CARD, drawVersePicture } from '../picture/drawVersePicture.ts';
import { ListenChip } from './ListenChip.tsx';
import { actionChip, chapterName, chipButton, chipRow, nameOf, readHref, textOf } from './passage.ts';

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
            component={AppLink}
            href={whatsAppHref([text, url].filter(Boolean).join('\n'))}
            target="_blank"
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

type Drawn = { state: 'drawing' | 'failed' } | { state: 'ready'; file: File; url: string };

/** The verse drawn on one of the site's pictures, to be shared or saved. */
function PictureCard({ passage, onClose }: { passage: Passage; onClose: () => void }) {
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
