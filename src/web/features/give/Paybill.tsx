import QrCodeIcon from '@mui/icons-material/QrCode2Outlined';
import { Box, Button, Link, List, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import {
  type ChosenGiving,
  chooseGiving,
  type GivingPair,
  givingQuery,
  type PublicGiving,
} from '#shared/giving/publicGiving.ts';
import { churchClock } from '#shared/time.ts';
import { givingApi } from '#web/api/endpoints/giving.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { keepFirstBranch, keepMyBranch, useMyBranch } from '#web/myBranch/myBranch.ts';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { useHashShown } from '#web/ui/hooks/useHashShown.ts';
import { inWords, needsScript, textButton } from '#web/ui/layout/looks.ts';
import { QrCode } from '#web/ui/media/QrCode.tsx';
import { branches } from '#words/branches.ts';
import { dates } from '#words/dates.ts';
import { give } from '#words/give.ts';
import { feedback } from '#words/interface.ts';
import { language, languagePath } from '#words/language.ts';
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

/** The choice of branch and purpose, and its one pair of numbers. */
function ChosenPaybill({ offered }: { offered: PublicGiving }) {
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

const words = give.mpesa.choose;

/** The name of a chosen branch and purpose: `Juja, Tithe`. */
function nameOfChoice({ purposes }: PublicGiving, { branch, purpose }: ChosenGiving): string {
  const given = purposes.find(({ key }) => key === purpose);
  const names = [branches.find(({ key }) => key === branch)?.name, language === 'sw' ? given?.name_sw : given?.name];
  return names.filter(Boolean).join(', ');
}

/** Chooses the branch, which stays on the device, and then the purpose: plain links, which work without script too. */
function GivingChoice({ offered, chosen }: { offered: PublicGiving; chosen: ChosenGiving }) {
  const { branch, purpose } = chosen;
  const has = (key: string, of = branch) => offered.pairs.some((pair) => pair.purpose === key && pair.branch === of);
  const open = branches.filter(({ key }) => offered.pairs.some((pair) => pair.branch === key));
  const purposes = offered.purposes.filter(({ key }) => has(key));
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 3, '@media print': { display: 'none' } }}>
      <Choices
        label={words.branch}
        current={branch}
        choices={open.map(({ key, name }) => ({
          key,
          name,
          query: givingQuery({ branch: key, purpose: purpose && has(purpose, key) ? purpose : undefined }),
        }))}
        onChoose={keepMyBranch}
      />
      {branch ? (
        <Choices
          label={words.purpose}
          id="purpose"
          current={purpose}
          choices={purposes.map(({ key, name, name_sw }) => ({
            key,
            name: language === 'sw' ? name_sw : name,
            query: givingQuery({ branch, purpose: key }),
          }))}
        />
      ) : null}
    </Box>
  );
}

interface ChoicesProps {
  label: string;
  id?: string;
  current: string | undefined;
  choices: readonly { key: string; name: string; query: string }[];
  onChoose?: (key: string) => void;
}

function Choices({ id, label, current, choices, onChoose }: ChoicesProps) {
  const labelId = useId();
  return (
    <div id={id}>
      <Box id={labelId} sx={{ color: 'text.secondary', mb: 1 }}>
        {label}
      </Box>
      <List disablePadding aria-labelledby={labelId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {choices.map(({ key, name, query }) => (
          <li key={key}>
            <Button
              to={`${href('give')}?${query}#${placeOf(query)}`}
              variant={key === current ? 'contained' : 'outlined'}
              color={key === current ? 'secondary' : 'inherit'}
              aria-current={key === current ? 'true' : undefined}
              onClick={() => onChoose?.(key)}
            >
              {name}
            </Button>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Where the page begins after a choice: with both made, so that the two numbers are in view on a phone. */
const placeOf = (query: string) => (query.includes('purpose=') ? 'purpose' : 'paybill');

/** The address of a branch's and purpose's numbers, to be scanned from a poster. */
function GivingPoster({ pair, name }: { pair: GivingPair; name: string }) {
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
