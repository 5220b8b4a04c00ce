import { Box, Link } from '@mui/material';
import { href } from '#content/pages.ts';
import { type GivingPair, givingQuery } from '#shared/giving/publicGiving.ts';
import { useOrigin } from '#web/ui/hooks/OriginProvider.tsx';
import { inWords } from '#web/ui/layout/cardLink.ts';
import { QrCode } from '#web/ui/media/QrCode.tsx';
import { give } from '#words/give.ts';
import { languagePath } from '#words/language.ts';

/** The address of a branch's and purpose's numbers, to be scanned from a poster. */
export function GivingPoster({ pair, name }: { pair: GivingPair; name: string }) {
  const address = `${useOrigin()}${languagePath}${href('give')}?${givingQuery(pair)}`;
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
      <QrCode text={address} label={give.mpesa.poster.name(name)} />
      <Link href={address} sx={[inWords, { overflowWrap: 'anywhere' }]}>
        {address}
      </Link>
    </Box>
  );
}
