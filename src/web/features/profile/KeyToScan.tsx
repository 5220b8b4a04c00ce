import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef } from 'react';
import { encode } from 'uqr';
import type { SecondFactorKey } from '#shared/auth/accounts.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';

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
        <QrCode text={address} />
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

/** Dark on white in both colour schemes: many cameras read nothing else. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 3 });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: data.length, path: squares.join('') };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label="The key as a QR code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        width: 216,
        bgcolor: 'common.white',
        color: 'common.black',
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <path d={path} fill="currentColor" />
    </Box>
  );
}
