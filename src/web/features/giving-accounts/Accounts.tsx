import { Box, Button, Chip, Link, List, Typography } from '@mui/material';
import { branches } from '#content/en/branches.ts';
import { href } from '#content/pages.ts';
import type { Giving, GivingChange, KnownPurpose } from '#shared/giving/giving.ts';
import { givingQuery } from '#shared/giving/publicGiving.ts';
import { churchClock, shortDate } from '#shared/time.ts';
import { numbersOf, pairName } from '#web/entities/giving/givingWords.ts';
import { VisuallyHidden } from '#web/ui/layout/looks.ts';
import { RuledRow, TitledSection } from '#web/ui/layout/TitledSection.tsx';
/** Which dialog is open, and for which row. */
export type Asked =
  | { what: 'account'; branch: string; purpose: string }
  | { what: 'purpose'; purpose: KnownPurpose | undefined }
  | { what: 'confirm' | 'withdraw'; change: GivingChange };

export interface AccountsProps {
  giving: Giving;
  /** Opens a dialog; undefined for editors. */
  onAsk: ((asked: Asked) => void) | undefined;
}

/** The account of each branch and open purpose. */
export function Accounts({ giving, onAsk }: AccountsProps) {
  const open = giving.purposes.filter(({ closed }) => !closed);
  if (open.length === 0) return null;
  return (
    <TitledSection title="Accounts">
      {branches.map(({ key: branch, name }) => (
        <Box key={branch} component="section" aria-labelledby={`accounts-${branch}`} sx={{ mt: 2.5 }}>
          <Typography id={`accounts-${branch}`} component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
            {name}
          </Typography>
          <List disablePadding aria-labelledby={`accounts-${branch}`}>
            {open.map(({ key: purpose, name: purposeName }) => {
              const of = (state: string) =>
                giving.changes.find((one) => one.branch === branch && one.purpose === purpose && one.state === state);
              const held = of('in effect');
              return (
                <RuledRow
                  key={purpose}
                  title={purposeName}
                  detail={
                    held ? (
                      <>
                        {numbersOf(held)}, since {shortDate(churchClock(new Date(held.effective_at)).date)}
                        <br />
                        <Link to={`${href('give')}?${givingQuery(held)}`}>
                          Page and poster <VisuallyHidden>of {pairName(held, giving)}</VisuallyHidden>
                        </Link>
                      </>
                    ) : (
                      'No account'
                    )
                  }
                >
                  {onAsk ? (
                    <Button
                      variant="outlined"
                      disabled={of('waiting') !== undefined}
                      onClick={() => onAsk({ what: 'account', branch, purpose })}
                    >
                      {of('waiting') ? 'A change waits' : held ? 'Change' : 'Set'}{' '}
                      <VisuallyHidden>{pairName({ branch, purpose }, giving)}</VisuallyHidden>
                    </Button>
                  ) : null}
                </RuledRow>
              );
            })}
          </List>
        </Box>
      ))}
    </TitledSection>
  );
}

/** What money is given for, in the order of the Give page. */
export function Purposes({ giving, onAsk }: AccountsProps) {
  return (
    <TitledSection
      title="Purposes"
      add="Add a purpose"
      onAdd={onAsk && (() => onAsk({ what: 'purpose', purpose: undefined }))}
    >
      {giving.purposes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>
          First add what people give for, such as tithe and offering. Then each branch has an account for it.
        </Typography>
      ) : null}
      <List disablePadding aria-label="Purposes" sx={{ mt: 1.5 }}>
        {giving.purposes.map((purpose) => (
          <RuledRow
            key={purpose.id}
            title={
              <>
                {purpose.name}
                {purpose.closed ? <Chip label="Closed" /> : null}
              </>
            }
            detail={<span lang="sw">{purpose.name_sw}</span>}
          >
            {onAsk ? (
              <Button variant="outlined" onClick={() => onAsk({ what: 'purpose', purpose })}>
                Edit <VisuallyHidden>{purpose.name}</VisuallyHidden>
              </Button>
            ) : null}
          </RuledRow>
        ))}
      </List>
    </TitledSection>
  );
}
