import { Box, Typography } from '@mui/material';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { ownPicture, ownPictureFile } from '#shared/images/ownPicture.ts';
import { picturesIn, wholeText } from './valueText.ts';

/** A version of a field: its whole text and its pictures. Two versions may differ only in the pictures. */
export function VersionValue({ field, value }: { field: Field; value: FieldValue | null | undefined }) {
  return (
    <Box sx={{ maxHeight: '50vh', overflowY: 'auto' }}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{wholeText(field, value)}</Typography>
      {picturesIn(value).map(({ image, alt }) => {
        const own = ownPicture(image);
        return own ? (
          <Box key={own.id + alt} component="figure" sx={{ m: 0, mt: 1 }}>
            <Box
              component="img"
              src={ownPictureFile(own.id, 480, 'jpg')}
              alt=""
              loading="lazy"
              sx={{ display: 'block', maxWidth: '100%', maxHeight: 120, borderRadius: 1 }}
            />
            <Typography component="figcaption" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {alt}
            </Typography>
          </Box>
        ) : null;
      })}
    </Box>
  );
}
