import type { Field } from '#shared/content/fields.ts';
import type { WordsArgument } from '#web/api/writes.ts';

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
