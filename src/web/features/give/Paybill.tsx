import { Box, Link } from '@mui/material';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { textButton } from '#web/ui/layout/cardLink.ts';
import { give } from '#words/give.ts';
import { feedback } from '#words/interface.ts';
import { ChosenPaybill } from './ChosenPaybill.tsx';
import { PaybillCard } from './PaybillCard.tsx';

const { mpesa } = give;

const ofFiles = { paybill: mpesa.paybill.fact.value, account: mpesa.account.fact.value };

/** The numbers of the chosen branch and purpose; those of the files until the church has set accounts of its own. */
export function Paybill() {
  const { data, isError, refetch } = givingApi.useListGivingQuery(undefined, { skip: !OWN_BACKEND });
  if (data && data.pairs.length > 0) return <ChosenPaybill offered={data} />;
  const failed =
    isError && !data ? (
      <Box role="alert" sx={{ my: 3 }}>
        {mpesa.failed}{' '}
        <Link component="button" type="button" onClick={() => void refetch()} sx={textButton}>
          {feedback.again}
        </Link>
      </Box>
    ) : null;
  return <PaybillCard numbers={data || !OWN_BACKEND ? ofFiles : undefined} above={failed} />;
}
