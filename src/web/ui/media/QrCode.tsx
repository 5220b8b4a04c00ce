import { Box } from '@mui/material';
import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** Its accessible name. */
  label: string;
}

/** A text as a QR code, dark on white in both colour schemes: many cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: 3 });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
    return { size: data.length, path: squares.join('') };
  }, [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        width: 216,
        bgcolor: 'common.white',
        color: 'common.black',
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        printColorAdjust: 'exact',
      }}
    >
      <path d={path} fill="currentColor" />
    </Box>
  );
}
