import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ChosenGiving, PublicGiving } from '#shared/giving/publicGiving.ts';
import { churchClock } from '#shared/time.ts';
import { TryAgain } from '#web/ui/feedback/TryAgain.tsx';
import { NOT_LOADED, useLoadedPart } from '#web/ui/hooks/useLoadedPart.ts';
import { needsScript } from '#web/ui/layout/needsScript.ts';
import { dates } from '#words/dates.ts';
import { give } from '#words/give.ts';
import { GivingChoice, nameOfChoice } from './GivingChoice.tsx';
import { Numbers } from './Numbers.tsx';

const { mpesa } = give;

const loadPoster = async () => (await import('./GivingPoster.tsx')).GivingPoster;

/** The choice of branch and purpose and its one pair of numbers. A chunk of its own: until accounts are set, nobody needs it. */
export function SetAccounts({ offered, chosen }: { offered: PublicGiving; chosen: ChosenGiving }) {
  const { pair } = chosen;
  const poster = useLoadedPart(loadPoster);
  const name = nameOfChoice(offered, chosen);
  return (
    <>
      <GivingChoice offered={offered} chosen={chosen} />
      <div aria-live="polite">
        <Typography variant="h3" component="p" sx={{ mt: 3 }}>
          {pair ? name : mpesa.choose.first}
        </Typography>
        {pair ? <Numbers {...pair} /> : null}
      </div>
      {pair ? (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {mpesa.since(dates.shortDate(churchClock(new Date(pair.since)).date))}
          </Typography>
          <Button
            color="inherit"
            startIcon={<QrCodeIcon />}
            onClick={poster.ask}
            sx={[needsScript, { mt: 1, ml: -1.5 }]}
          >
            {mpesa.poster.show}
          </Button>
          {poster.failed ? <TryAgain error={NOT_LOADED} onRetry={poster.ask} /> : null}
          {poster.part ? <poster.part pair={pair} name={name} /> : null}
        </>
      ) : null}
    </>
  );
}
