import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import { Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chooseGiving, type PublicGiving } from '#shared/giving/publicGiving.ts';
import { churchClock } from '#shared/time.ts';
import { keepFirstBranch, useMyBranch } from '#web/myBranch/myBranch.ts';
import { useHashShown } from '#web/ui/hooks/useHashShown.ts';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { dates } from '#words/dates.ts';
import { give } from '#words/give.ts';
import { GivingChoice, nameOfChoice } from './GivingChoice.tsx';
import { GivingPoster } from './GivingPoster.tsx';
import { PaybillCard } from './PaybillCard.tsx';

const { mpesa } = give;

/** The choice of branch and purpose, and its one pair of numbers. */
export function ChosenPaybill({ offered }: { offered: PublicGiving }) {
  const [query] = useSearchParams();
  const mine = useMyBranch()?.key;
  const asked = { branch: query.get('branch'), purpose: query.get('purpose') };
  const chosen = chooseGiving(offered, asked, mine);
  // A tap before the app has started opens a new page, whose address has the branch.
  const named = asked.branch ? chosen.branch : undefined;
  useEffect(() => {
    if (named) keepFirstBranch(named);
  }, [named]);
  useHashShown(); // after a tap the page begins where it does without script: both numbers are in view on a phone
  const { pair } = chosen;
  const [poster, setPoster] = useState(false);
  const name = nameOfChoice(offered, chosen);
  const above = (
    <>
      <GivingChoice offered={offered} chosen={chosen} />
      <Typography variant="h3" component="p" role="status" sx={{ mt: 3 }}>
        {pair ? name : mpesa.choose.first}
      </Typography>
    </>
  );
  const below = pair ? (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {mpesa.since(dates.shortDate(churchClock(new Date(pair.since)).date))}
      </Typography>
      <Button
        color="inherit"
        startIcon={<QrCodeIcon />}
        onClick={() => setPoster(true)}
        sx={[needsScript, { mt: 1, ml: -1.5 }]}
      >
        {mpesa.poster.show}
      </Button>
      {poster ? <GivingPoster pair={pair} name={name} /> : null}
    </>
  ) : null;
  return <PaybillCard numbers={pair} above={above} below={below} />;
}
