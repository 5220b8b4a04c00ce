import { Box, FormHelperText, TextField, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '#shared/content/fields.ts';
import type { PictureValue } from '#shared/content/values.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { PictureChoice } from '#web/entities/pictures/PictureChoice.tsx';
import { FormTextField } from '#web/ui/forms/FormTextField.tsx';

/** What edits a part of a field's value, in the form around it. */
export interface EditorProps<Of extends Field = Field> {
  /** The page and language of the words. */
  words: WordsArgument;
  field: Of;
  /** Its name in the form: `value.0.opens`. */
  name: string;
  /** The language of the value, for spelling. */
  lang: string;
  /** Called when an upload starts and ends. */
  onBusy: (busy: boolean) => void;
}

/** The styles of a group of fields, and of an entry in a list. */
export const group = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 } as const;
export const card = { display: 'grid', gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 } as const;

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

/** A picture in Markdown: its description, and the rest with its address. */
const PICTURE = /!\[([^[\]]*)\](\((\/event-pictures\/[\w/.-]+)(?:\s[^()]*)?\))/g;

/** Adds pictures at the end of a Markdown text, and edits the descriptions of those in it. */
export function PicturesInText({ name, lang, onBusy }: EditorProps) {
  const { getFieldState, getValues, setValue, formState } = useFormContext();
  const text = String(useWatch({ name }) ?? '');
  const isRefused = getFieldState(name, formState).invalid;
  const describe = (at: number, words: string) => {
    let count = 0;
    const described = text.replace(PICTURE, (whole, _old, rest) =>
      count++ === at ? `![${inBrackets(words)}]${rest}` : whole,
    );
    setValue(name, described, { shouldDirty: true });
  };
  /** A picture that comes while somebody types leaves the cursor where it is. */
  const putIn = (address: string) => {
    const box = document.activeElement instanceof HTMLTextAreaElement ? document.activeElement : null;
    const at = box?.selectionStart ?? 0;
    const now = String(getValues(name) ?? '');
    flushSync(() => setValue(name, `${now.trimEnd()}\n\n![](${address})\n`.trimStart(), { shouldDirty: true }));
    box?.setSelectionRange(at, at);
  };
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        Put a picture into the text
      </Typography>
      {[...text.matchAll(PICTURE)].map(([, alt = '', , address = ''], at) => {
        const key = `${address} ${at}`;
        return (
          <Box key={key} sx={card}>
            <Box
              component="img"
              src={ownPicture(address)?.src}
              alt={alt}
              sx={{ maxWidth: '100%', maxHeight: 160, borderRadius: 2 }}
            />
            <TextField
              label="Description"
              value={alt}
              error={isRefused && alt === ''}
              onChange={({ target }) => describe(at, target.value)}
              helperText="For people who do not see it: who or what is in the picture."
              slotProps={{ htmlInput: { lang } }}
            />
          </Box>
        );
      })}
      <PictureChoice onBusy={onBusy} onKept={({ image }) => putIn(new URL(image, location.href).pathname)} />
    </Box>
  );
}

/** The text without characters that would end the Markdown brackets. */
const inBrackets = (words: string): string => words.replace(/[[\]\\]/g, '').replace(/\s+/g, ' ');
