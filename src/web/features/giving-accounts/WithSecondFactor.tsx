import { Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';

/** Renders the set-up of a second factor; calls its argument once that is done. */
export type SetUpFactor = (onDone: () => void) => ReactNode;

interface WithSecondFactorProps {
  /** Whether the owner has a second factor. */
  has: boolean;
  setUp: SetUpFactor;
  onClose: () => void;
  /** A dialog that needs a second factor. */
  children: ReactNode;
}

/** Makes an owner without a second factor set one up before a dialog whose form the server would refuse. */
export function WithSecondFactor({ has, setUp, onClose, children }: WithSecondFactorProps) {
  // It is on before its recovery codes are saved: they must stay on screen.
  const [settingUp, setSettingUp] = useState(!has);
  if (!settingUp) return children;
  return (
    <FormDialog
      narrow
      title="Before you go on"
      lost="The recovery codes are shown only now. You can make new ones in your profile."
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>
        Where money goes is changed only with your password and a code of an app on your phone. So nobody who learns
        your password can send the church’s money elsewhere. It takes two minutes, once. Then you go on here.
      </Typography>
      {setUp(() => setSettingUp(false))}
    </FormDialog>
  );
}
