import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { FormDialog } from '#web/ui/forms/FormDialog.tsx';
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
  const [side] = useState<'left' | 'right'>(() => {
    const { left, right } = mark.getBoundingClientRect();
    return (left + right) / 2 > innerWidth / 2 ? 'left' : 'right';
  });
  useEffect(() => {
    if (phone) scrollTo({ top: mark.getBoundingClientRect().top + scrollY - BAR_PX - 8 });
  }, [phone, mark]);
  return (
    <FormDialog title={form.field.label} lang={langOf('en')} edge={phone ? 'foot' : side} onClose={form.onClose}>
      <FieldForm {...form} entry={place.entry ?? 0} />
    </FormDialog>
  );
}
