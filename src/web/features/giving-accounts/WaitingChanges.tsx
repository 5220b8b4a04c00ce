import { Button, List } from '@mui/material';
import type { Giving } from '#shared/giving/giving.ts';
import { readableMoment } from '#shared/time.ts';
import { numbersOf, pairName, stateWords } from '#web/entities/giving/givingWords.ts';
import { RuledRow, TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { VisuallyHidden } from '#web/ui/text/VisuallyHidden.tsx';
import type { Asked } from './asked.ts';

interface WaitingChangesProps {
  giving: Giving;
  /** One's own username: nobody confirms their own change. */
  own: string | undefined;
  /** Opens a dialog; undefined for editors. */
  onAsk: ((asked: Asked) => void) | undefined;
}

/** The changes that have not taken effect, which another owner confirms and any owner withdraws. */
export function WaitingChanges({ giving, own, onAsk }: WaitingChangesProps) {
  const waiting = giving.changes.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return null;
  return (
    <TitledSection title="Changes that wait">
      <List disablePadding aria-label="Changes that wait">
        {waiting.map((change) => {
          const name = pairName(change, giving);
          return (
            <RuledRow
              key={change.id}
              title={`${name}: ${numbersOf(change)}`}
              detail={`${change.asked_by} asked for it on ${readableMoment(change.asked_at)}. ${stateWords(change, giving)}`}
            >
              {onAsk && change.asked_by !== own ? (
                <Button variant="contained" color="secondary" onClick={() => onAsk({ what: 'confirm', change })}>
                  Confirm <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              ) : null}
              {onAsk ? (
                <Button variant="outlined" color="error" onClick={() => onAsk({ what: 'withdraw', change })}>
                  Withdraw <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              ) : null}
            </RuledRow>
          );
        })}
      </List>
    </TitledSection>
  );
}
