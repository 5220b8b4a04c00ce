import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { languageOffer as words } from '#content/sw/languageOffer.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { OTHER_LANGUAGE } from './otherLanguage.ts';

/**
 * One line on an English page that offers it in Kiswahili, in Kiswahili. It stays at the foot of the window until it is
 * closed. At the end of the page it has its own room, so it covers nothing there. The daily verse has its text field at
 * the bottom: there the line stays below the navigation bar.
 */
export function LanguageOffer() {
  const [open, setOpen] = useState(true);
  const { pathname } = useLocation();
  if (!open) return null;
  return (
    <Box
      component="aside"
      aria-label={words.name}
      lang={OTHER_LANGUAGE}
      sx={[line, pathname === pages.dailyVerse.path && belowBar]}
    >
      <LanguageLink>{words.open}</LanguageLink>
      <IconButton color="inherit" aria-label={words.close} onClick={() => setOpen(false)}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

const line = {
  position: 'sticky',
  bottom: 12,
  my: 1.5,
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 1,
  width: 'fit-content',
  maxWidth: 'calc(100% - 24px)',
  mx: 'auto',
  px: 2,
  py: 0.5,
  borderRadius: 3,
  boxShadow: 6,
  bgcolor: 'glass.main',
  color: 'glass.ink',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'inherit', fontWeight: 600 },
  '@media print': { display: 'none' },
} as const;

const belowBar = { position: 'fixed', top: 72, insetInline: 0, bottom: 'auto' } as const;
