import { Box, Button } from '@mui/material';
import { useId } from 'react';
import { href } from '#content/pages.ts';
import { type ChosenGiving, givingQuery, type PublicGiving } from '#shared/giving/publicGiving.ts';
import { keepMyBranch } from '#web/myBranch/myBranch.ts';
import { branches } from '#words/branches.ts';
import { give } from '#words/give.ts';
import { language } from '#words/language.ts';

const words = give.mpesa.choose;

/** The name of a chosen branch and purpose: `Juja, Tithe`. */
export function nameOfChoice({ purposes }: PublicGiving, { branch, purpose }: ChosenGiving): string {
  const given = purposes.find(({ key }) => key === purpose);
  const names = [branches.find(({ key }) => key === branch)?.name, language === 'sw' ? given?.name_sw : given?.name];
  return names.filter(Boolean).join(', ');
}

/** Chooses the branch, which stays on the device, and then the purpose: plain links, which work without script too. */
export function GivingChoice({ offered, chosen }: { offered: PublicGiving; chosen: ChosenGiving }) {
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
      <Box
        component="ul"
        aria-labelledby={labelId}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
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
      </Box>
    </div>
  );
}

/** Where the page begins after a choice: with both made, so that the two numbers are in view on a phone. */
const placeOf = (query: string) => (query.includes('purpose=') ? 'purpose' : 'paybill');
