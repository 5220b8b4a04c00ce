import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  type Field,
  isOneField,
  type ListField,
  MAX_ARTICLE,
  MAX_DESCRIPTION,
  MAX_ENTRIES,
  TEXT_LIMITS,
  type TextField as TextOfField,
} from '#shared/content/fields.ts';
import type { FieldValue, HoursValue, PictureValue, PointValue } from '#shared/content/values.ts';
import { ownPicture } from '#shared/images/ownPicture.ts';
import { nameOfDay } from '#shared/time.ts';
import { PictureChoice } from '#web/entities/pictures/PictureChoice.tsx';
import type { FieldErrors } from './fieldFaults.ts';
import { QuickTextField } from './QuickTextField.tsx';
import { emptyValue } from './valueText.ts';

interface EditorProps<Value = FieldValue | null> {
  field: Field;
  /** Its path, by which its errors are found. */
  path: string;
  value: Value;
  errors: FieldErrors;
  /** The language of the words, for spelling. */
  lang: string;
  onChange: (value: FieldValue) => void;
  /** Called when an upload starts and ends. */
  onBusy: (busy: boolean) => void;
}

/** Edits the value of a field, of whatever type. */
export function FieldEditor(props: EditorProps) {
  const { field, value } = props;
  switch (field.type) {
    case 'list':
      return <ListEditor {...props} field={field} value={Array.isArray(value) ? value : []} />;
    case 'picture':
      return <PictureEditor {...props} value={(value ?? '') as PictureValue} />;
    case 'hours':
      return <HoursEditor {...props} value={value as unknown as HoursValue} />;
    case 'point':
      return <PointEditor {...props} value={value as unknown as PointValue} />;
    case 'article':
      return <ArticleEditor {...props} />;
    case 'scripture':
      return <TextEditor {...props} limit={80} hint="A reference, such as Psalm 23:1-3. Its words are filled in." />;
    default:
      return <TextEditor {...props} limit={TEXT_LIMITS[(field as TextOfField).type]} />;
  }
}

function TextEditor({
  field,
  path,
  value,
  errors,
  lang,
  onChange,
  limit,
  hint,
}: EditorProps & { limit: number; hint?: string }) {
  const long = field.type === 'paragraph';
  return (
    <QuickTextField
      label={field.label}
      value={typeof value === 'string' ? value : ''}
      onText={onChange}
      error={errors[path] !== undefined}
      helperText={errors[path] ?? hint}
      lines={long ? 3 : undefined}
      fullWidth
      slotProps={{ htmlInput: { maxLength: limit, lang } }}
    />
  );
}

function ListEditor({ field, path, value, ...rest }: EditorProps<readonly FieldValue[]> & { field: ListField }) {
  const { of, label, fewest } = field;
  const { onChange, errors } = rest;
  const isFixed = field.most === fewest;
  const put = (at: number, entry: FieldValue) => onChange(value.map((old, place) => (place === at ? entry : old)));
  const move = (at: number, by: number) => {
    const next = [...value];
    const [entry] = next.splice(at, 1);
    next.splice(at + by, 0, entry as FieldValue);
    onChange(next);
  };
  return (
    <Box component="fieldset" sx={group}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {errors[path] ? <Typography color="error">{errors[path]}</Typography> : null}
      {value.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own
        <Box key={at} role="group" aria-label={`${label}: ${at + 1}`} sx={card}>
          {isOneField(of) ? (
            <FieldEditor
              {...rest}
              field={of}
              path={`${path}[${at}]`}
              value={entry}
              onChange={(next) => put(at, next)}
            />
          ) : (
            Object.entries(of).map(([name, inner]) => {
              const whole = entry as Readonly<Record<string, FieldValue>>;
              return (
                <FieldEditor
                  {...rest}
                  key={name}
                  field={inner}
                  path={`${path}[${at}].${name}`}
                  value={whole[name] ?? null}
                  onChange={(next) => put(at, { ...whole, [name]: next })}
                />
              );
            })
          )}
          {isFixed ? null : (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
              <IconButton
                title="Move up"
                aria-label={`Move ${at + 1} up`}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                title="Move down"
                aria-label={`Move ${at + 1} down`}
                disabled={at === value.length - 1}
                onClick={() => move(at, 1)}
              >
                <DownIcon />
              </IconButton>
              <IconButton
                title="Remove"
                aria-label={`Remove ${at + 1}`}
                disabled={value.length <= fewest}
                onClick={() => onChange(value.filter((_, place) => place !== at))}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
          )}
        </Box>
      ))}
      {isFixed ? null : (
        <Button
          startIcon={<AddIcon />}
          disabled={value.length >= MAX_ENTRIES}
          onClick={() => onChange([...value, emptyValue(of)])}
          sx={{ justifySelf: 'start' }}
        >
          Add
        </Button>
      )}
    </Box>
  );
}

function HoursEditor({ field, path, value, errors, onChange }: EditorProps<HoursValue>) {
  const set = (part: Partial<HoursValue>) => onChange({ ...value, ...part } as unknown as FieldValue);
  const text = (name: 'name' | 'name_sw' | 'opens' | 'closes', label: string, type = 'text') => (
    <QuickTextField
      label={label}
      type={type}
      value={value[name]}
      onText={(text) => set({ [name]: text })}
      error={errors[`${path}.${name}`] !== undefined}
      helperText={errors[`${path}.${name}`]}
      fullWidth
      slotProps={{
        inputLabel: type === 'time' ? { shrink: true } : undefined,
        htmlInput: { lang: name === 'name_sw' ? 'sw' : 'en' },
      }}
    />
  );
  return (
    <Box role="group" aria-label={field.label} sx={{ display: 'grid', gap: 2 }}>
      <TextField select label="Day" value={value.day} onChange={({ target }) => set({ day: Number(target.value) })}>
        {[0, 1, 2, 3, 4, 5, 6].map((day) => (
          <MenuItem key={day} value={day}>
            {nameOfDay(day)}
          </MenuItem>
        ))}
      </TextField>
      {text('name', 'Name')}
      {text('name_sw', 'Name in Kiswahili')}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        {text('opens', 'Starts', 'time')}
        {text('closes', 'Ends', 'time')}
      </Box>
    </Box>
  );
}

function PointEditor({ field, path, value, errors, onChange }: EditorProps<PointValue>) {
  return (
    <Box role="group" aria-label={field.label} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {(['latitude', 'longitude'] as const).map((name) => (
        <TextField
          key={name}
          label={name === 'latitude' ? 'Latitude' : 'Longitude'}
          type="number"
          value={value[name]}
          onChange={({ target }) => onChange({ ...value, [name]: target.value } as unknown as FieldValue)}
          error={errors[`${path}.${name}`] !== undefined}
          helperText={errors[`${path}.${name}`] ?? 'In degrees, as a map shows it'}
          slotProps={{ htmlInput: { step: 'any' } }}
        />
      ))}
    </Box>
  );
}

function PictureEditor({ field, path, value, errors, lang, onChange, onBusy }: EditorProps<PictureValue>) {
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
      <PictureChoice onBusy={onBusy} onKept={({ image }) => onChange({ image, alt: upload?.alt ?? '' })} />
      {upload ? (
        <QuickTextField
          label="Description"
          value={upload.alt}
          onText={(alt) => onChange({ ...upload, alt })}
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

const MARKDOWN_HELP =
  'A line that begins with ## is a heading; with - a point of a list. **bold**, *leaning*, [a link](https://…). ' +
  'A line :scripture[John 3:16] shows a passage.';

function ArticleEditor({ path, value, errors, lang, onChange, onBusy }: EditorProps) {
  const article = (value ?? { lead: '', picture: null, text: '' }) as {
    lead: string;
    picture: PictureValue | null;
    text: string;
  };
  const set = (part: Partial<typeof article>) => onChange({ ...article, ...part } as unknown as FieldValue);
  return (
    <>
      <QuickTextField
        label="Lead"
        value={article.lead}
        onText={(lead) => set({ lead })}
        error={errors[`${path}.lead`] !== undefined}
        helperText={errors[`${path}.lead`] ?? 'One or two sentences under the title'}
        lines={2}
        fullWidth
        slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.paragraph, lang } }}
      />
      <PictureEditor
        field={{ type: 'picture', label: 'Picture at the top (optional)' }}
        path={`${path}.picture`}
        value={article.picture ?? ''}
        errors={errors}
        lang={lang}
        onChange={(picture) => set({ picture: picture as PictureValue })}
        onBusy={onBusy}
      />
      <QuickTextField
        label="Text"
        value={article.text}
        onText={(text) => set({ text })}
        error={errors[`${path}.text`] !== undefined}
        helperText={errors[`${path}.text`] ?? MARKDOWN_HELP}
        lines={10}
        fullWidth
        slotProps={{ htmlInput: { maxLength: MAX_ARTICLE, lang } }}
      />
      <Box component="fieldset" sx={group}>
        <Typography component="legend" sx={{ fontWeight: 600 }}>
          Put a picture into the text
        </Typography>
        <PictureChoice
          onBusy={onBusy}
          onKept={({ image }) => {
            const { pathname } = new URL(image, location.href);
            set({ text: `${article.text.trimEnd()}\n\n![What the picture shows](${pathname})\n` });
          }}
        />
      </Box>
    </>
  );
}

const group = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 } as const;
const card = { display: 'grid', gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 } as const;
