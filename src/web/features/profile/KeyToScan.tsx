import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { SecondFactorKey } from '#shared/auth/accounts.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { QrCode } from '#web/ui/media/QrCode.tsx';

/** The key of a new second factor: to scan, to open on this phone, or to type. */
export function KeyToScan({ secret, address }: SecondFactorKey) {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return (
    <Box sx={{ mb: 3 }}>
      <Typography ref={first} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        Scan this in the app, or type the key below into it. Then write down here the six digits that it shows.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <QrCode text={address} label="The key as a QR code" />
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Key
          </Typography>
          <Typography sx={{ mb: 1.5, fontFamily: 'monospace', letterSpacing: '0.04em', overflowWrap: 'anywhere' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <CopyButton text={secret} label="Copy" done="Copied" what="the key" />
            <Button href={address}>Open in an app on this device</Button>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
