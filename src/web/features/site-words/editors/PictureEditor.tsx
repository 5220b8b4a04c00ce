import { Box, FormHelperText, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PictureValue } from '#shared/content/values.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { PictureChoice } from '#web/entities/pictures/PictureChoice.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';
import { type EditorProps, group } from './editorProps.ts';

/** The description of a picture in each language, and the field that holds it. */
const DESCRIPTIONS = [
  { of: 'alt', lang: 'en', label: 'Description' },
  { of: 'alt_sw', lang: 'sw', label: 'Description in Kiswahili' },
] as const;

/** Uploads a picture, which is shown in both languages, with a description in each. */
export function PictureEditor({ words, field, name, onBusy }: EditorProps) {
  const { getFieldState, setValue, formState } = useFormContext();
  const [sending, setSending] = useState(false);
  const tellBusy = useCallback(
    (busy: boolean) => {
      setSending(busy);
      onBusy(busy);
    },
    [onBusy],
  );
  const value: PictureValue | null = useWatch({ name });
  const upload = typeof value === 'object' ? value : null;
  const own = ownPicture(upload?.image);
  const described = words.language === 'sw' ? DESCRIPTIONS.toReversed() : DESCRIPTIONS;
  const fault = getFieldState(name, formState).error?.message;
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {field.label}
      </Typography>
      {upload && own ? (
        <Box
          component="img"
          src={own.src}
          alt={upload.alt || upload.alt_sw}
          sx={{ maxWidth: '100%', maxHeight: 220, borderRadius: 2 }}
        />
      ) : (
        <Typography color="text.secondary">The site’s own picture stands there now.</Typography>
      )}
      <PictureChoice
        onBusy={tellBusy}
        // What was said of the old one is not true of it.
        onKept={({ image }) => setValue(name, { image, alt: '', alt_sw: '' }, { shouldDirty: true })}
      />
      {upload && !sending
        ? described.map(({ of, lang, label }, at) => (
            <FormTextField
              key={of}
              name={`${name}.${of}`}
              label={label}
              hint={at === 0 ? FOR_WHOM : OTHER_LANGUAGE}
              lang={lang}
            />
          ))
        : null}
      {fault ? <FormHelperText error>{fault}</FormHelperText> : null}
    </Box>
  );
}

const FOR_WHOM = 'For people who do not see it: who or what is in the picture.';
const OTHER_LANGUAGE = 'The picture is on the pages of both languages. Left empty, it has the same description there.';
