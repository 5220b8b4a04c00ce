import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { SignupState } from '#shared/signup/signup.ts';
import { useReadSignupQuery } from '#web/api/endpoints/signups.ts';
import { forgetSignup, isStored, type KeptSignup, keepAnswer } from '#web/api/kept/keptSignups.ts';
import { isExpected, ownChange, ownWords } from '#web/entities/signup/ownStateWords.ts';
import { ownPagePath, SendToSelf } from '#web/entities/signup/SendToSelf.tsx';
import { ownSignup } from '#words/ownSignup.ts';

const words = ownSignup.own;

interface OwnLineProps {
  event: ChurchEvent;
  kept: KeptSignup;
  /** The state of the event's sign-up. */
  state: SignupState;
  /** Whether the device keeps several, so that each is named. */
  named: boolean;
  /** Whether it was made just now: then it gets the focus, and is read out. */
  isNew: boolean;
}

/** One sign-up of this device: its state, and how to change it or find it again. */
export function OwnLine({ event, kept, state, named, isNew }: OwnLineProps) {
  const { data, isError } = useReadSignupQuery(kept.key);
  useEffect(() => {
    if (data) keepAnswer(event, kept.key, data.signup);
    if (data === null) forgetSignup(kept.key);
  }, [data, event, kept.key]);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);

  const own = data?.signup ?? { ...kept, state: kept.state ?? 'coming', place: kept.place ?? null };
  const stands = data?.shown.state ?? state;
  const said = ownWords(own, stands);
  const change = ownChange(own, event, stands);
  const stays = isExpected(own) && stands !== 'over' && stands !== 'cancelled';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography ref={line} tabIndex={-1} sx={{ fontSize: '1.25rem', fontWeight: 600, outline: 'none' }}>
        {named ? words.of(own.name, said) : said}
      </Typography>
      {change ? <Typography>{change}</Typography> : null}
      {isError && !data ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.forgotten}
        </Typography>
      ) : null}
      <div>
        <Button component={RouterLink} to={ownPagePath(kept.key)} variant="contained" color="secondary">
          {stays ? words.change : ownSignup.page.title}
        </Button>
      </div>
      {isStored(event.id) ? null : <Typography>{words.unstored}</Typography>}
      {stays ? <SendToSelf event={event} secretKey={kept.key} state={[said, change].join(' ').trim()} /> : null}
    </Box>
  );
}
