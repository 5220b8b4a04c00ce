import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, styled } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { languagesOf, pages } from '#content/pages.ts';
import { languageOffer as words } from '#content/sw/languageOffer.ts';
import { selectSignedIn } from '#web/auth/authSlice.ts';
import { usePage } from '#web/ui/hooks/usePage.ts';
import { Bar } from '#web/ui/layout/Bar.tsx';
import { lineLink } from '#web/ui/layout/cardLink.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { OTHER_LANGUAGE, takeLanguageOffer } from './otherLanguage.ts';

const OfferedLink = styled(LanguageLink)(lineLink);

/** One line on an English page that offers it in Kiswahili, in Kiswahili, until it is closed. Staff get none. */
export function LanguageOffer() {
  const [open, setOpen] = useState(false);
  const signedIn = useSelector(selectSignedIn);
  const page = usePage();
  const isThere = page === undefined || languagesOf(pages[page]).includes(OTHER_LANGUAGE);
  const isOffered = isThere && !signedIn;
  useEffect(() => {
    if (isOffered && takeLanguageOffer()) setOpen(true);
  }, [isOffered]);
  if (!open || !isOffered) return null;
  return (
    <Bar role="complementary" aria-label={words.name} lang={OTHER_LANGUAGE} className="no-print">
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <OfferedLink>{words.open}</OfferedLink>
        <IconButton edge="end" color="inherit" aria-label={words.close} onClick={() => setOpen(false)}>
          <CloseIcon />
        </IconButton>
      </Box>
    </Bar>
  );
}
