import { renderHook } from '@testing-library/react';
import { useStaying } from '#web/ui/hooks/useStaying.ts';

it('what a form is about stays while the form is open, and is not there for one that is opened after it was deleted', () => {
  const event = { title: 'Kesha' };
  const { result, rerender } = renderHook(({ key, found }) => useStaying(key, found), {
    initialProps: { key: '1', found: event as typeof event | undefined },
  });
  rerender({ key: '1', found: undefined });
  expect(result.current).toBe(event);
  rerender({ key: 'null', found: undefined });
  rerender({ key: '1', found: undefined });
  expect(result.current).toBeUndefined();
});
