import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { FieldForm, type FieldFormProps } from '../FieldForm.tsx';
import type { Place } from './useFieldPlaces.ts';

interface InPlaceEditorProps extends Omit<FieldFormProps, 'onCancel'> {
  place: Place;
  /** The button over the place (PlaceLayer.tsx). */
  mark: HTMLElement;
}

/**
 * The editor of a field, beside its place on the page; on a phone at the bottom of the screen, with the place above it.
 */
export function InPlaceEditor({ place, mark, ...form }: InPlaceEditorProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const id = useId();
  const Frame = phone ? Sheet : Beside;
  return (
    <Frame labelledBy={id} mark={mark} onClose={form.onClose}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pt: 1.5, pb: 1 }}>
        <Typography variant="h3" component="h2" id={id}>
          {form.field.label}
        </Typography>
        <Tooltip title="Close">
          <IconButton aria-label="Close" onClick={form.onClose} edge="end">
            <CloseIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <Entry label={place.label}>
        <FieldForm {...form} onCancel={form.onClose} />
      </Entry>
    </Frame>
  );
}

interface FrameProps {
  labelledBy: string;
  mark: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

/** The padding below is the form's own, since its pinned buttons reach down to the edge. */
const paper = {
  '--form-padding': '16px',
  px: 'var(--form-padding)',
  scrollPaddingBottom: '6rem', // the field that has the focus is not behind the buttons
} as const;

/** The height of the navigation bar. */
const BAR_PX = 72;

/** The lower part of a phone's screen. The page scrolls so that the place is above, where it shows the typed text. */
function Sheet({ labelledBy, mark, onClose, children }: FrameProps) {
  useEffect(() => {
    scrollTo({ top: mark.getBoundingClientRect().top + scrollY - BAR_PX - 8 });
  }, [mark]);
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      disableScrollLock
      lang={langOf('en')}
      aria-labelledby={labelledBy}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-end' } }}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          elevation: 16,
          sx: { ...paper, m: 0, width: '100%', maxWidth: 'none', maxHeight: '62dvh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      {children}
    </Dialog>
  );
}

/** How wide it is beside its place. */
const WIDTH_PX = 440;

function Beside({ labelledBy, mark, onClose, children }: FrameProps) {
  // Only once: the place changes its size with the typed text, and the buttons must not move while somebody reaches for
  // them.
  const [side] = useState(() => sideOf(mark));
  return (
    <Popover
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      {...side}
      disableScrollLock
      lang={langOf('en')}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': labelledBy,
          sx: { ...paper, width: WIDTH_PX, maxHeight: 'calc(100vh - 32px)' },
        },
      }}
    >
      {children}
    </Popover>
  );
}

/** The side of the place with enough room: right, then left, then below. The place itself stays visible. */
function sideOf(mark: HTMLElement): Pick<PopoverProps, 'anchorPosition' | 'transformOrigin'> {
  const { left, right, top, bottom } = mark.getBoundingClientRect();
  if (innerWidth - right > WIDTH_PX + 16) {
    return { anchorPosition: { top, left: right }, transformOrigin: { vertical: 'top', horizontal: 'left' } };
  }
  if (left > WIDTH_PX + 16) {
    return { anchorPosition: { top, left }, transformOrigin: { vertical: 'top', horizontal: 'right' } };
  }
  return {
    anchorPosition: { top: bottom, left: (left + right) / 2 },
    transformOrigin: { vertical: 'top', horizontal: 'center' },
  };
}

const FIELD = '[role="combobox"], textarea:not([aria-hidden]), input:not([aria-hidden], [type="file"])';

/** Puts the focus into the field, of a list into the entry that was tapped. */
function Entry({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const groups = [...(box.current?.querySelectorAll<HTMLElement>('[role="group"]') ?? [])];
    const group = groups.find((one) => one.getAttribute('aria-label') === label) ?? box.current;
    const input = group?.querySelector<HTMLElement>(FIELD);
    input?.focus();
    // Scrolls only inside the editor; the page stays where it is.
    if (group && group !== box.current) group.scrollIntoView?.({ block: 'nearest' });
  }, [label]);
  return (
    <Box ref={box} sx={{ pb: 'var(--form-padding)' }}>
      {children}
    </Box>
  );
}
