import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { useListUnfinishedContentQuery } from '#web/api/endpoints/content.ts';
import { useReadAccountQuery } from '#web/api/endpoints/staffFrame.ts';
import { countOf, samplesLeft } from './steps.ts';

/** A line on an owner's dashboard while facts are samples. */
export function SamplesLeft() {
  const { data: account } = useReadAccountQuery();
  const skip = account?.role !== 'owner';
  const { data } = useListUnfinishedContentQuery(undefined, { skip });
  const count = countOf(data?.fields ?? []);
  if (skip || count === 0) return null;
  return (
    <Box role="region" aria-label="First steps" sx={{ pt: 2, pb: { xs: 9, md: 0 }, color: 'text.secondary' }}>
      {samplesLeft(count)}.{' '}
      <Link component={RouterLink} to={href('siteWords')}>
        Put in the church’s own
      </Link>
    </Box>
  );
}
