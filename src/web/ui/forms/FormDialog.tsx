import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogContent, DialogTitle, IconButton, type Theme, Tooltip, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { hasUnsaved, useLeave } from '../drafts/drafts.ts';
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
  /** Where it is on every screen, instead. */
  edge?: keyof typeof EDGES;
  /** Its language, if that is not the page's. */
  lang?: string | undefined;
  /** What is lost when it is closed, if that is not what was typed. */
  lost?: string;
}

/** The padding below is the form's own, since its pinned buttons reach down to the dialog's edge. */
const content = {
  '--form-padding': { xs: '16px', sm: '24px' },
  px: 'var(--form-padding)',
  pb: 0,
} as const;

/** The page stays readable behind a dialog at an edge of the screen. */
const atEdge = (container: object, paper: object) => ({
  '& .MuiDialog-container': container,
  '& .MuiDialog-paper': { m: 0, borderRadius: 0, ...paper, borderColor: 'divider' },
  '& .MuiBackdrop-root': { backgroundColor: 'transparent' },
});

const side = { width: SIDE_WIDTH, maxHeight: 'none' };

const EDGES = {
  right: atEdge({ justifyContent: 'flex-end', alignItems: 'stretch' }, { ...side, borderLeft: 1 }),
  left: atEdge({ justifyContent: 'flex-start', alignItems: 'stretch' }, { ...side, borderRight: 1 }),
  foot: atEdge(
    { alignItems: 'flex-end' },
    { width: 1, maxWidth: 'none', maxHeight: '62dvh', borderRadius: '16px 16px 0 0' },
  ),
} as const;

/** The form fills the dialog, so that its buttons stay at the foot whatever is typed. */
const whole = {
  display: 'flex',
  '& > *': { flex: 1, display: 'grid', minWidth: 0 },
  '& form': { display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)', alignItems: 'start' },
} as const;

/** A dialog with a form. It asks before it is closed with unsaved text. */
export function FormDialog({ title, onClose, children, narrow = false, edge, lost, lang }: FormDialogProps) {
  const leave = useLeave();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const desk = useMediaQuery(BESIDE, { noSsr: true });
  const close = () => leave(onClose, hasUnsaved() ? lost : undefined);
  const place = edge ?? (desk && !narrow ? 'right' : undefined);
  return (
    <Dialog
      open
      lang={lang}
      onClose={close}
      fullWidth
      maxWidth={narrow ? 'xs' : 'sm'}
      fullScreen={phone && !narrow && !edge}
      disableScrollLock={place !== undefined}
      sx={place && EDGES[place]}
    >
      <DialogTitle sx={{ pr: 8, overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <Tooltip title="Close">
        <IconButton onClick={close} sx={{ position: 'absolute', right: 12, top: 10 }}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
      <DialogContent sx={edge ? { ...content, ...whole } : content}>
        <Box sx={{ pb: 'var(--form-padding)' }}>
          <CloseForm value={close}>{children}</CloseForm>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
