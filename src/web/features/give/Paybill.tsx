import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Suspense } from 'react';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { useListGivingQuery } from '#web/api/endpoints/giving.ts';
import { textButton } from '#web/ui/layout/cardLink.ts';
import { lazyPart } from '#web/ui/loading/lazyPart.tsx';
import { give } from '#words/give.ts';
import { feedback } from '#words/interface.ts';
import { PaybillCard } from './PaybillCard.tsx';

const { mpesa } = give;

const ofFiles = { paybill: mpesa.paybill.fact.value, account: mpesa.account.fact.value };

/**
 * Only a church with accounts of its own needs it. Then the route table loads it before hydration: otherwise an early
 * tap on Copy would be lost.
 */
export const ChosenPaybill = lazyPart(async () => (await import('./ChosenPaybill.tsx')).ChosenPaybill);

if (import.meta.env.SSR) await ChosenPaybill.preload(); // the server renders it at once

/** The numbers of the chosen branch and purpose; those of the files until the church has set accounts of its own. */
export function Paybill() {
  const { data, isError, refetch } = useListGivingQuery(undefined, { skip: !OWN_BACKEND });
  if (data && data.pairs.length > 0) {
    return (
      <Suspense fallback={<PaybillCard numbers={undefined} />}>
        <ChosenPaybill offered={data} />
      </Suspense>
    );
  }
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
