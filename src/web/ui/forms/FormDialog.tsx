import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { hasUnsaved, useLeave } from '../drafts/unsaved.ts';
import { CloseForm } from './Form.tsx';

/** From this width on, a dialog is at the right side of its list, which stays readable. */
export const BESIDE = '(min-width: 80rem)';

/** How wide it is there. */
const SIDE_WIDTH = '27.5rem';

/** The space that the page behind the dialog leaves free. */
export const BESIDE_ROOM = `calc(${SIDE_WIDTH} - 1rem)`;

interface FormDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** For two or three short fields. Others fill a phone's screen, or a desk's right side. */
  narrow?: boolean;
  /** What is lost when it is closed, if that is not what was typed. */
  lost?: string;
}

/** The padding below is the form's own, since its pinned buttons reach down to the dialog's edge. */
const content = {
  '--form-padding': { xs: '16px', sm: '24px' },
  px: 'var(--form-padding)',
  pb: 0,
} as const;

const atTheSide = {
  '& .MuiDialog-container': { justifyContent: 'flex-end', alignItems: 'stretch' },
  '& .MuiDialog-paper': {
    m: 0,
    width: SIDE_WIDTH,
    maxHeight: 'none',
    borderRadius: 0,
    borderLeft: 1,
    borderColor: 'divider',
  },
  '& .MuiBackdrop-root': { backgroundColor: 'transparent' },
} as const;

/** A dialog with a form. It asks before it is closed with unsaved text. */
export function FormDialog({ title, onClose, children, narrow = false, lost }: FormDialogProps) {
  const leave = useLeave();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const desk = useMediaQuery(BESIDE, { noSsr: true });
  const close = () => leave(onClose, hasUnsaved() ? lost : undefined);
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth={narrow ? 'xs' : 'sm'}
      fullScreen={phone && !narrow}
      disableScrollLock={desk && !narrow}
      sx={desk && !narrow ? atTheSide : undefined}
    >
      <DialogTitle sx={{ pr: 8, overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <Tooltip title="Close">
        <IconButton onClick={close} sx={{ position: 'absolute', right: 12, top: 10 }}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
      <DialogContent sx={content}>
        <Box sx={{ pb: 'var(--form-padding)' }}>
          <CloseForm value={close}>{children}</CloseForm>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
