import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { MAX_DESCRIPTION } from '#shared/content/fields.ts';
import type { PictureValue } from '#shared/content/values.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { PictureChoice } from '#web/entities/pictures/PictureChoice.tsx';
import { type EditorProps, group } from './editorProps.ts';
import { QuickTextField } from './QuickTextField.tsx';

/** A picture that is sent here, with its description. */
export function PictureEditor({ field, path, value, errors, lang, onChange, onBusy }: EditorProps<PictureValue>) {
  const upload = typeof value === 'object' ? value : undefined;
  const own = ownPicture(upload?.image);
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {field.label}
      </Typography>
      {upload && own ? (
        <Box
          component="img"
          src={own.src}
          alt={upload.alt}
          sx={{ maxWidth: '100%', maxHeight: 220, borderRadius: 2 }}
        />
      ) : (
        <Typography color="text.secondary">The site’s own picture stands there now.</Typography>
      )}
      <PictureChoice
        onBusy={onBusy}
        onKept={({ image }) => onChange((now) => ({ image, alt: typeof now === 'object' ? now.alt : '' }))}
      />
      {upload ? (
        <QuickTextField
          label="Description"
          value={upload.alt}
          onText={(alt, typing) => onChange((now) => (typeof now === 'object' ? { ...now, alt } : now), typing)}
          error={errors[`${path}.alt`] !== undefined}
          helperText={errors[`${path}.alt`] ?? 'For people who do not see it: who or what is in the picture.'}
          fullWidth
          slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION, lang } }}
        />
      ) : null}
      {errors[path] ? <Typography color="error">{errors[path]}</Typography> : null}
    </Box>
  );
}
