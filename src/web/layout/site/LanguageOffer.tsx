import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useState } from 'react';
import { otherLanguage as words } from '#words/interface.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { OTHER_LANGUAGE } from './languageOffer.ts';

/** One line that offers this page in the other language, in that language. It stays until it is closed. */
export function LanguageOffer() {
  const [open, setOpen] = useState(true);
  return (
    <Snackbar
      open={open}
      lang={OTHER_LANGUAGE}
      message={words.offer}
      action={
        <>
          <Button color="inherit" component={LanguageLink}>
            {words.open}
          </Button>
          <IconButton color="inherit" aria-label={words.close} onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </>
      }
    />
  );
}
