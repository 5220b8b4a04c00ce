import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Link, Tooltip } from '@mui/material';
import { href } from '#content/pages.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { deviceText } from '#web/ui/hooks/deviceText.ts';
import { countOf, samplesLeft } from './steps.ts';

const putAway = deviceText('samples-left-put-away');

/** A line on an owner's dashboard while facts are samples. It can be hidden on this device. */
export function SamplesLeft() {
  const { data: account } = staffFrameApi.useReadAccountQuery();
  const skip = putAway.use() !== null || account?.role !== 'owner';
  const { data } = contentApi.useListUnfinishedContentQuery(undefined, { skip });
  const count = countOf(data?.fields ?? []);
  if (skip || count === 0) return null;
  return (
    <Box
      role="region"
      aria-label="First steps"
      sx={{ pt: 2, pb: { xs: 9, md: 0 }, display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {samplesLeft(count)}. <Link to={href('siteWords')}>Put in the church’s own</Link>
      </Box>
      <Tooltip title="Put this away">
        <IconButton size="small" onClick={() => putAway.keep('1')}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
