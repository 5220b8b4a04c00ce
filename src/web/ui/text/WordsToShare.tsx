import ShareIcon from '@mui/icons-material/Share';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Box, Button, TextField } from '@mui/material';
import { CopyButton } from '../buttons/CopyButton.tsx';
import { hasSheet, shareBySheet, whatsAppHref } from './sharing.ts';

interface WordsToShareProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** What is copied, read out after the button's own word. */
  what: string;
}

/** A text for a group chat: to be edited, then copied or shared by WhatsApp or the device's share sheet. */
export function WordsToShare({ label, text, onText, what }: WordsToShareProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={label}
        multiline
        minRows={6}
        maxRows={16}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <CopyButton text={text} label="Copy" done="Copied" what={what} />
        <Button
          variant="outlined"
          color="inherit"
          href={whatsAppHref(text)}
          target="_blank"
          startIcon={<WhatsAppIcon />}
        >
          WhatsApp
        </Button>
        {hasSheet() ? (
          <Button variant="outlined" color="inherit" startIcon={<ShareIcon />} onClick={() => shareBySheet({ text })}>
            Share
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}
