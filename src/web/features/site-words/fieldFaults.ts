import { ValidationError } from 'yup';
import { fieldSchema } from '#shared/content/fieldSchemas.ts';
import type { Field } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';

/** A field's errors, by its path: `serviceHours[0].opens`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The errors of a value by their paths, as the server would find them. */
export function fieldFaults(field: Field, path: string, value: FieldValue): FieldErrors {
  try {
    fieldSchema(field).validateSync(value, { abortEarly: false });
    return {};
  } catch (fault) {
    if (!(fault instanceof ValidationError)) throw fault;
    const inner = fault.inner.length > 0 ? fault.inner : [fault];
    return Object.fromEntries(
      inner.map(({ path: within = '', message }) => [
        within && !within.startsWith('[') ? `${path}.${within}` : path + within,
        message,
      ]),
    );
  }
}

/** Brings the first fault of a form into view, above its pinned buttons, and puts the focus into its field. */
export function showFirstFault(form: HTMLFormElement | null | undefined): void {
  const message = form?.querySelector<HTMLElement>('.MuiFormHelperText-root.Mui-error');
  if (!form || !message) return;
  message.style.scrollMarginTop = '9rem'; // so that the end of its field is in view too
  message.scrollIntoView?.({ block: 'start' });
  const field = message.id && form.querySelector<HTMLElement>(`[aria-describedby="${message.id}"]`);
  if (field) field.focus({ preventScroll: true });
}
