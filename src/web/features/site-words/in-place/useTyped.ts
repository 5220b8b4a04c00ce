import { useCallback, useEffect, useRef, useState } from 'react';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { isPlain } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { fieldFaults } from '../fieldFaults.ts';
import type { Typed } from './useDraftsOnPage.ts';

/**
 * The page shows the typed text after the form has rendered it: rendering both takes a slow phone a fifth of a second.
 */
const SHOW_DELAY_MS = 100;

type Type = (page: EditablePage, path: string, value: FieldValue | null | undefined) => void;

/**
 * The values typed in this mode, which the page shows at each pause, before the server has them. A value with faults is
 * not shown.
 */
export function useTyped(): [Typed, Type] {
  const [typed, setTyped] = useState<Typed>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = useCallback<Type>((page, path, value) => {
    const field = editablePages[page][path];
    if (!field) return;
    const show = () => {
      if (value && Object.keys(fieldFaults(field, path, value)).length > 0) return;
      setTyped((before) => {
        const { [path]: _old, ...others } = before[page] ?? {};
        return { ...before, [page]: value ? { ...others, [path]: value } : others };
      });
    };
    clearTimeout(timer.current);
    if (!isPlain(field)) return;
    if (value === undefined) show();
    else timer.current = setTimeout(show, SHOW_DELAY_MS);
  }, []);
  return [typed, type];
}
