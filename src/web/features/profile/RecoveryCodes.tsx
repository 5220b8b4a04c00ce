import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, GlobalStyles, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useChurchName } from '#web/entities/words/useChurchName.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { useUnsaved } from '#web/ui/drafts/unsaved.ts';
import { takeFocus } from '#web/ui/hooks/takeFocus.ts';

/** Only the codes are printed. */
const codesAlone = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '#recovery-codes, #recovery-codes *': { visibility: 'visible' },
    '#recovery-codes': { position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 },
  },
} as const;

/** The recovery codes, shown only once: to be copied, printed or saved. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  useUnsaved(true);
  const title = `Recovery codes for ${useChurchName()}`;
  const text = [title, '', ...codes, ''].join('\n');
  return (
    <>
      <GlobalStyles styles={codesAlone} />
      <Typography ref={takeFocus} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        Keep these recovery codes where you do not keep your phone. Each lets you log in once when the app is not at
        hand. They are shown only now.
      </Typography>
      <Box id="recovery-codes">
        <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>{title}</Typography>
        <Paper
          variant="outlined"
          component="ol"
          aria-label="Recovery codes"
          sx={{
            m: 0,
            mb: 2.5,
            px: 2.5,
            py: 2,
            display: 'grid',
            gap: '6px 24px',
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            fontFamily: 'monospace',
            fontSize: '1.0625rem',
            listStyle: 'none',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Paper>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
        <CopyButton text={text} label="Copy" done="Copied" what="the recovery codes" />
        <Button
          startIcon={<DownloadIcon />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </Button>
        <Button startIcon={<PrintIcon />} onClick={() => print()}>
          Print
        </Button>
      </Box>
      {children}
    </>
  );
}

/** Says that the recovery codes are kept. */
export const KeptButton = (props: { loading: boolean; onClick: () => void }) => (
  <Button variant="contained" color="secondary" {...props}>
    I have kept them
  </Button>
);
