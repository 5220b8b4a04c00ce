import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import type { WordsArgument } from '#web/api/writes/wordsWrites.ts';
import type { FieldErrors } from '../fieldFaults.ts';

/** Updates the field's current value. An upload that took a minute must not restore the text of a minute ago. */
export type Change<Value> = (value: Value) => Value;

export type OnChange<Value> = (change: Change<Value>) => void;

export interface EditorProps<Value = FieldValue | null> {
  /** The page and language of the words. */
  words: WordsArgument;
  field: Field;
  /** Its path, by which its errors are found: `serviceHours[0]`. */
  path: string;
  value: Value;
  errors: FieldErrors;
  /** The language of the value, for spelling. */
  lang: string;
  onChange: OnChange<Value>;
  /** Called when an upload starts and ends. */
  onBusy: (busy: boolean) => void;
}

/** The styles of a group of fields, and of an entry in a list. */
export const group = { m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 } as const;
export const card = { display: 'grid', gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 } as const;
