import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { SignupState } from '#shared/signup/signup.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { KeptSignup } from '#web/api/kept/keptSignups.ts';
import { OwnLine } from './OwnLine.tsx';
import { UnsentSignup } from './UnsentSignup.tsx';

interface KeptSignupsProps {
  event: ChurchEvent;
  kept: readonly KeptSignup[];
  /** How the sign-up of the event stands. */
  state: SignupState;
  /** The one that was sent on this page just now, and why it failed, in the server's words. */
  sent: { key: string; why: string | null } | undefined;
  /** Sends one again that has not reached the server; answers what to say if it is not sent. */
  onSend: (key: string, signup: SignupInput) => Promise<string | null>;
  /** Gives up one that has not reached the server. */
  onDiscard: (key: string) => void;
}

/** The sign-ups for an event that this device keeps. */
export const KeptSignups = ({ event, kept, state, sent, onSend, onDiscard }: KeptSignupsProps) =>
  kept.map((one) => {
    const { key, unsent } = one;
    const isNew = key === sent?.key;
    return unsent ? (
      <UnsentSignup
        key={key}
        eventId={event.id}
        kept={one}
        tried={isNew}
        why={isNew ? sent.why : null}
        onSend={() => onSend(key, unsent)}
        onDiscard={() => onDiscard(key)}
      />
    ) : (
      <OwnLine key={key} event={event} kept={one} state={state} named={kept.length > 1} isNew={isNew} />
    );
  });
