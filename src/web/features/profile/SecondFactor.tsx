import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, GlobalStyles, Paper, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { SecondFactorKey } from '#shared/auth/accounts.ts';
import { readableMoment } from '#shared/time.ts';
import { accountsApi } from '#web/api/endpoints/accounts.ts';
import { staffFrameApi } from '#web/api/endpoints/staffFrame.ts';
import { staffApiError } from '#web/api/errors.ts';
import { ProofDialog, ProofForm } from '#web/entities/account/ProofForm.tsx';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { CopyButton } from '#web/ui/buttons/CopyButton.tsx';
import { useUnsaved } from '#web/ui/drafts/drafts.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { CloseForm } from '#web/ui/forms/Form.tsx';
import { takeFocus, useHeadingFocus } from '#web/ui/hooks/useHeadingFocus.ts';
import { TitledSection } from '#web/ui/layout/TitledSection.tsx';
import { QrCode } from '#web/ui/media/QrCode.tsx';

/** What the section shows: its state, with a question over it or without, a key to scan, or the recovery codes. */
type Step =
  | { name: 'rest' }
  | { name: 'key'; key: SecondFactorKey }
  | { name: 'renew' }
  | { name: 'turn off' }
  | { name: 'codes'; codes: string[] };

const rest: Step = { name: 'rest' };

/**
 * One's own second factor: turn it on or off, make new recovery codes.
 *
 * @param onDone called once it is on and the recovery codes are saved, or if it was on already
 */
export function SecondFactor({ onDone }: { onDone?: () => void }) {
  const { data: account } = staffFrameApi.useReadAccountQuery();
  const factorQuery = accountsApi.useReadSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: factor } = factorQuery;
  const [create, { isLoading: beginning }] = accountsApi.useCreateSecondFactorMutation();
  const [confirm] = accountsApi.useConfirmSecondFactorMutation();
  const [renew] = accountsApi.useCreateRecoveryCodesMutation();
  const [keep, { isLoading: keeping }] = accountsApi.useKeepRecoveryCodesMutation();
  const [turnOff] = accountsApi.useDeleteSecondFactorMutation();
  const [step, setStep] = useState<Step>(rest);
  const { heading, focusHeading } = useHeadingFocus({ scrolls: true }); // the button that had the focus is removed

  const begin = async () => {
    const { data: key, error: refused } = await create();
    if (key) setStep({ name: 'key', key });
    else if (refused) showToast(staffApiError(refused), 'error');
  };
  const showCodes = ({ recovery_codes: codes }: { recovery_codes: string[] }) => setStep({ name: 'codes', codes });
  const finish = () => {
    setStep(rest);
    focusHeading();
  };
  const keepCodes = async () => {
    const { error: refused } = await keep();
    if (refused) showToast(staffApiError(refused), 'error');
    else if (onDone) onDone();
    else finish();
  };
  const keptButton = (
    <Button variant="contained" color="secondary" loading={keeping} onClick={() => void keepCodes()}>
      I have kept them
    </Button>
  );
  return (
    <TitledSection title="Two-step verification" heading={heading}>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        With it, nobody logs in as you who knows your password and does not hold your phone: logging in also asks for a
        code that an authenticator app shows, such as Google Authenticator, Aegis or Microsoft Authenticator.
      </Typography>
      <QueryState of={factorQuery} />
      {factor && step.name !== 'key' && step.name !== 'codes' ? (
        factor.since === null ? (
          <Button variant="contained" color="secondary" loading={beginning} onClick={() => void begin()}>
            Turn on
          </Button>
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>
              On since {readableMoment(factor.since)}. {codesLeft(factor.codes_left)}
              {account?.second_factor_required ? ' This site requires it of you.' : null}
            </Typography>
            {factor.codes_kept ? null : (
              <Alert severity="warning" sx={{ mb: 2 }}>
                You have not said that you have kept your recovery codes. If you do not have them, make new ones.
              </Alert>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
              <Button variant="outlined" onClick={() => setStep({ name: 'renew' })}>
                New recovery codes
              </Button>
              {factor.codes_kept ? null : keptButton}
              {account?.second_factor_required ? null : (
                <Button variant="outlined" color="error" onClick={() => setStep({ name: 'turn off' })}>
                  Turn off
                </Button>
              )}
              {onDone ? (
                <Button variant="contained" color="secondary" onClick={onDone}>
                  Continue
                </Button>
              ) : null}
            </Box>
          </>
        )
      ) : null}
      {step.name === 'key' ? (
        <CloseForm value={finish}>
          <ProofForm send={confirm} yes="Turn on" asksFirstCode onDone={showCodes}>
            <KeyToScan {...step.key} />
          </ProofForm>
        </CloseForm>
      ) : null}
      {step.name === 'renew' ? (
        <ProofDialog
          title="New recovery codes"
          send={renew}
          yes="Make new codes"
          onDone={showCodes}
          onClose={() => setStep(rest)}
        >
          <Typography>The old codes no longer work then.</Typography>
        </ProofDialog>
      ) : null}
      {step.name === 'turn off' ? (
        <ProofDialog title="Turn two-step verification off" send={turnOff} yes="Turn off" onClose={finish}>
          <Typography>Your password alone is enough to log in as you then.</Typography>
        </ProofDialog>
      ) : null}
      {step.name === 'codes' ? <RecoveryCodes codes={step.codes}>{keptButton}</RecoveryCodes> : null}
    </TitledSection>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'No recovery code is left: make new ones.';
  return count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;
}

/** The key of a new second factor: to scan, to open on this phone, or to type. */
function KeyToScan({ secret, address }: SecondFactorKey) {
  return (
    <Box sx={{ mb: 3 }}>
      <Typography ref={takeFocus} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        Scan this in the app, or type the key below into it. Then write down here the six digits that it shows.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
        <QrCode text={address} label="The key as a QR code" />
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Key
          </Typography>
          <Typography sx={{ mb: 1.5, fontFamily: 'monospace', letterSpacing: '0.04em', overflowWrap: 'anywhere' }}>
            {secret.match(/.{1,4}/g)?.join(' ')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <CopyButton text={secret} label="Copy" done="Copied" what="the key" />
            <Button href={address}>Open in an app on this device</Button>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** Only the codes are printed. */
const codesAlone = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '#recovery-codes, #recovery-codes *': { visibility: 'visible' },
    '#recovery-codes': { position: 'fixed', insetBlockStart: 0, insetInlineStart: 0 },
  },
} as const;

/** The recovery codes, shown only once: to be copied, printed or saved. */
function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  useUnsaved(true);
  const title = `Recovery codes for ${useChurchName()}`;
  const text = [title, '', ...codes, ''].join('\n');
  return (
    <>
      <GlobalStyles styles={codesAlone} />
      <Typography ref={takeFocus} tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        Keep these recovery codes where you do not keep your phone. Each lets you log in once when the app is not at
        hand. They are shown only now.
      </Typography>
      <Box id="recovery-codes">
        <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>{title}</Typography>
        <Paper
          variant="outlined"
          component="ol"
          aria-label="Recovery codes"
          sx={{
            m: 0,
            mb: 2.5,
            px: 2.5,
            py: 2,
            display: 'grid',
            gap: '6px 24px',
            gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
            fontFamily: 'monospace',
            fontSize: '1.0625rem',
            listStyle: 'none',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Paper>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
        <CopyButton text={text} label="Copy" done="Copied" what="the recovery codes" />
        <Button
          startIcon={<DownloadIcon />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </Button>
        <Button startIcon={<PrintIcon />} onClick={() => print()}>
          Print
        </Button>
      </Box>
      {children}
    </>
  );
}
