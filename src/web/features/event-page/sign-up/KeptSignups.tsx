import type { ChurchEvent } from '#shared/events/churchEvent.ts';
import type { SignupState } from '#shared/signup/signup.ts';
import type { SignupInput } from '#shared/signup/signupSchemas.ts';
import type { KeptSignup } from '#web/api/kept/keptSignups.ts';
import { OwnLine } from './OwnLine.tsx';
import { UnsentSignup } from './UnsentSignup.tsx';

interface KeptSignupsProps {
  event: ChurchEvent;
  kept: readonly KeptSignup[];
  /** The state of the event's sign-up. */
  state: SignupState;
  /** The sign-up that this page has just tried to send, and why it failed, in the server's words. */
  sent: { key: string; why: string | null } | undefined;
  /** Sends an unsent sign-up again; answers the message if that fails. */
  onSend: (key: string, signup: SignupInput) => Promise<string | null>;
  /** Discards an unsent sign-up. */
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
