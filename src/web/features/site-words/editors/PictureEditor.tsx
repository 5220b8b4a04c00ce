import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { MAX_DESCRIPTION } from '#shared/content/fields.ts';
import type { PictureValue } from '#shared/content/values.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { PictureChoice } from '#web/entities/pictures/PictureChoice.tsx';
import { type EditorProps, group } from './editorProps.ts';

/** The description of a picture in each language, and the field that holds it. */
const DESCRIPTIONS = [
  { of: 'alt', lang: 'en', label: 'Description' },
  { of: 'alt_sw', lang: 'sw', label: 'Description in Kiswahili' },
] as const;

/** Uploads a picture, which is shown in both languages, with a description in each. */
export function PictureEditor({ words, field, path, value, errors, onChange, onBusy }: EditorProps<PictureValue>) {
  const [sending, setSending] = useState(false);
  const tellBusy = useCallback(
    (busy: boolean) => {
      setSending(busy);
      onBusy(busy);
    },
    [onBusy],
  );
  const upload = typeof value === 'object' ? value : undefined;
  const own = ownPicture(upload?.image);
  const described = words.language === 'sw' ? DESCRIPTIONS.toReversed() : DESCRIPTIONS;
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
        onKept={({ image }) => onChange(() => ({ alt: '', image }))} // what was said of the old one is not true of it
      />
      {upload && !sending
        ? described.map(({ of, lang, label }, at) => (
            <TextField
              key={of}
              label={label}
              value={upload[of] ?? ''}
              onChange={({ target }) =>
                onChange((now) => (typeof now === 'object' ? { ...now, [of]: target.value } : now))
              }
              error={at === 0 && errors[`${path}.alt`] !== undefined}
              helperText={at === 0 ? (errors[`${path}.alt`] ?? FOR_WHOM) : OTHER_LANGUAGE}
              fullWidth
              slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION, lang } }}
            />
          ))
        : null}
      {errors[path] ? <FormHelperText error>{errors[path]}</FormHelperText> : null}
    </Box>
  );
}

const FOR_WHOM = 'For people who do not see it: who or what is in the picture.';
const OTHER_LANGUAGE = 'The picture is on the pages of both languages. Left empty, it has the same description there.';
