import { useCallback, useState } from 'react';
import { type EditablePage, editablePages } from '#content/editable/index.ts';
import { isPlain } from '#shared/content/fields.ts';
import type { FieldValue } from '#shared/content/values.ts';
import { fieldFaults } from '../fieldFaults.ts';
import type { Typed } from './useDraftsOnPage.ts';

type Type = (page: EditablePage, path: string, value: FieldValue | null | undefined) => void;

/**
 * The values typed in this mode, which the page shows before the server has them. A value with faults is not shown.
 */
export function useTyped(): [Typed, Type] {
  const [typed, setTyped] = useState<Typed>({});
  const type = useCallback<Type>((page, path, value) => {
    const field = editablePages[page][path];
    if (!field || !isPlain(field)) return;
    if (value && Object.keys(fieldFaults(field, path, value)).length > 0) return;
    setTyped((before) => {
      const { [path]: _old, ...others } = before[page] ?? {};
      return { ...before, [page]: value ? { ...others, [path]: value } : others };
    });
  }, []);
  return [typed, type];
}
