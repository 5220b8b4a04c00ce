import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { FieldState } from '#shared/content/content.ts';
import type { Field, ListField } from '#shared/content/fields.ts';
import { type FieldValue, uploadsIn } from '#shared/content/values.ts';
import { ownPicture, ownPictureFile } from '#shared/images/ownPicture.ts';
import { nameOfDay, readableMoment } from '#shared/time.ts';
import { contentApi } from '#web/api/endpoints/content.ts';
import type { WordsArgument } from '#web/api/writes.ts';
import { QueryState } from '#web/entities/account/QueryState.tsx';
import { signedBy } from '#web/entities/account/signedBy.ts';

interface FieldHistoryProps {
  words: WordsArgument;
  field: Field;
  state: FieldState;
  /** Publishes an earlier value again. */
  onRestore: (value: FieldValue) => void;
}

/** The versions of a field, loaded when it is opened. Each can be restored. */
export function FieldHistory(props: FieldHistoryProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <Box component="summary" sx={{ minHeight: 44, py: 1, cursor: 'pointer' }}>
        History
      </Box>
      {opened ? <Versions {...props} /> : null}
    </details>
  );
}

function Versions({ words, field, state, onRestore }: FieldHistoryProps) {
  const query = contentApi.useListContentHistoryQuery({ ...words, field: state.field });
  if (!query.data) return <QueryState of={query} />;
  if (query.data.length === 0) return <Typography>Nobody has changed this yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {query.data.map((version) => (
        <Box component="li" key={version.id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Typography variant="body2" color="text.secondary">
            {readableMoment(version.created_at)}, {signedBy(version.username)}: {version.state}
          </Typography>
          <VersionValue field={field} value={version.value} />
          {version.id === state.version ? null : (
            <Button size="small" onClick={() => onRestore(version.value)}>
              Restore this
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** A version of a field: its whole text and its pictures. Two versions may differ only in the pictures. */
export function VersionValue({ field, value }: { field: Field; value: FieldValue | undefined }) {
  return (
    <Box sx={{ maxHeight: '50vh', overflowY: 'auto' }}>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{wholeText(field, value)}</Typography>
      {uploadsIn(value).map(({ image, alt, alt_sw }) => {
        const own = ownPicture(image);
        return own ? (
          <Box key={own.id + alt + alt_sw} component="figure" sx={{ m: 0, mt: 1 }}>
            <Box
              component="img"
              src={ownPictureFile(own.id, 480, 'jpg')}
              alt=""
              loading="lazy"
              sx={{ display: 'block', maxWidth: '100%', maxHeight: 120, borderRadius: 1 }}
            />
            <Typography component="figcaption" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {alt || alt_sw}
            </Typography>
          </Box>
        ) : null;
      })}
    </Box>
  );
}

/** A field's value in a few words, for lists and comparisons. */
export function valueText(field: Field, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return 'Nothing yet';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) {
    return value.map((entry: FieldValue) => valueText((field as ListField).of, entry)).join('\n');
  }
  const its = value as Readonly<Record<string, FieldValue>>;
  if (field.type === 'hours') return `${its.name} (${nameOfDay(Number(its.day))}): ${its.opens} to ${its.closes}`;
  if (!('parts' in field) || field.type === 'article') return String(its.alt ?? its.lead);
  const parts = Object.entries(field.parts).filter(([, { type }]) => type !== 'picture');
  return parts.map(([name, part]) => valueText(part, its[name])).join(field.type === 'point' ? ', ' : ': ');
}

/** The whole text of a value, also that of an article. */
function wholeText(field: Field, value: FieldValue | undefined): string {
  const text = valueText(field, value);
  return field.type === 'article' && value ? `${text}\n\n${(value as { text?: FieldValue }).text}` : text;
}

const NUMBERS: readonly string[] = ['weekday', 'latitude', 'longitude'];

/** An empty value of a field, for a new entry of a list. */
export function emptyValue(field: Field): FieldValue {
  if ('parts' in field) {
    return Object.fromEntries(Object.entries(field.parts).map(([name, part]) => [name, emptyValue(part)]));
  }
  if (field.type === 'list') return [];
  return NUMBERS.includes(field.type) ? 0 : '';
}
