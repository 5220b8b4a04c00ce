import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, type Theme, Tooltip, Typography, useMediaQuery } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { CloseForm } from '#web/ui/forms/Form.tsx';
import { langOf } from '#web/ui/text/InLanguage.tsx';
import { FieldForm, type FieldFormProps } from '../FieldForm.tsx';
import type { Place } from './useFieldPlaces.ts';

interface InPlaceEditorProps extends Omit<FieldFormProps, 'entry'> {
  place: Place;
  /** The button over the place (PlaceLayer.tsx). */
  mark: HTMLElement;
}

/** The height of the navigation bar. */
const BAR_PX = 72;

/** The editor of a field at the side of the screen, away from its place; on a phone below, with the place above it. */
export function InPlaceEditor({ place, mark, ...form }: InPlaceEditorProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const id = useId();
  const [side] = useState<'left' | 'right'>(() => {
    const { left, right } = mark.getBoundingClientRect();
    return (left + right) / 2 > innerWidth / 2 ? 'left' : 'right';
  });
  useEffect(() => {
    if (phone) scrollTo({ top: mark.getBoundingClientRect().top + scrollY - BAR_PX - 8 });
  }, [phone, mark]);
  return (
    <Drawer
      open
      anchor={phone ? 'bottom' : side}
      onClose={form.onClose}
      disableScrollLock
      lang={langOf('en')}
      slotProps={{ backdrop: { invisible: true }, paper: { 'aria-labelledby': id, sx: phone ? sheet : panel } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pt: 1.5, pb: 1 }}>
        <Typography variant="h3" component="h2" id={id}>
          {form.field.label}
        </Typography>
        <Tooltip title="Close">
          <IconButton onClick={form.onClose} edge="end">
            <CloseIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={whole}>
        <CloseForm value={form.onClose}>
          <FieldForm {...form} entry={place.entry ?? 0} />
        </CloseForm>
      </Box>
    </Drawer>
  );
}

/** The padding below is the form's own, since its pinned buttons reach down to the edge. */
const paper = {
  '--form-padding': '16px',
  px: 'var(--form-padding)',
  scrollPaddingBottom: '6rem', // the field that has the focus is not behind the buttons
} as const;
const sheet = { ...paper, maxHeight: '62dvh', borderRadius: '16px 16px 0 0' } as const;
const panel = { ...paper, width: 440 } as const;

/** The form fills the panel, so that its buttons stay at the foot whatever is typed. */
const whole = {
  flex: '1 0 auto',
  display: 'grid',
  pb: 'var(--form-padding)',
  '& > form': { display: 'grid', gridTemplate: '1fr auto / minmax(0, 1fr)', alignItems: 'start' },
} as const;
