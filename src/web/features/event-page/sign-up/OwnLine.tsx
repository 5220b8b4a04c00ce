import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import { headsOf, type SignupState } from '#shared/signup/signup.ts';
import { signupsApi } from '#web/api/endpoints/signups.ts';
import { forgetSignup, type KeptSignup, keepSignup, keptText, ownPagePath } from '#web/api/kept/keptSignups.ts';
import { isExpected, ownChange, ownWords } from '#web/entities/signup/ownStateWords.ts';
import { SendToSelf } from '#web/entities/signup/SendToSelf.tsx';
import { Unsent, UnsentChange } from '#web/entities/signup/Unsent.tsx';
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
  /** Why it was not sent, if that is known. */
  why: string;
  /** Gives it up while it is not sent. */
  onDiscard: () => void;
}

/** One sign-up of this device: its state, and how to change it or find it again; or that it is not sent yet. */
export function OwnLine({ event, kept, state, named, isNew, why, onDiscard }: OwnLineProps) {
  const { data, isError } = signupsApi.useReadSignupQuery(kept.key);
  /** The server may have been asked just before another tab sent it. */
  const wasUnsent = useRef(kept.state === undefined);
  useEffect(() => {
    if (data) keepSignup(event, kept.key, data.signup);
    if (data === null && !wasUnsent.current) forgetSignup(kept.key);
  }, [data, event, kept.key]);
  const isKnown = data != null || kept.state !== undefined;
  const line = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is there once the server has answered
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew, isKnown]);

  if (!isKnown) {
    return (
      <Unsent
        secretKey={kept.key}
        title={ownSignup.unsent.title(kept.name, headsOf(kept))}
        why={why}
        onDiscard={onDiscard}
      />
    );
  }
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
      <UnsentChange secretKey={kept.key} name={own.name} />
      {isError && !data ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.forgotten}
        </Typography>
      ) : null}
      <div>
        <Button to={ownPagePath(kept.key)} variant="contained" color="secondary">
          {stays ? words.change : ownSignup.page.title}
        </Button>
      </div>
      {keptText(event.id).isStored() ? null : <Typography>{words.unstored}</Typography>}
      {stays ? <SendToSelf event={event} secretKey={kept.key} state={[said, change].join(' ').trim()} /> : null}
    </Box>
  );
}
