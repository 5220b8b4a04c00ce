import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useFormSigns } from '#web/ui/forms/formSigns.tsx';

const clock = (seconds: number) => vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);

type Signs = ReturnType<typeof useFormSigns>;

/** A form that gives its signs away. */
function FormWith({ onSigns }: { onSigns: (signs: Signs) => void }) {
  onSigns(useFormSigns(createRef()));
  return <form />;
}

it('a form that came with its page counts from when that was opened: it can be filled in before the app starts', async () => {
  const onSigns = vi.fn<(signs: Signs) => void>();
  const form = <FormWith onSigns={onSigns} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(form);
  clock(40);
  const hydrated = await act(async () => hydrateRoot(root, form));
  clock(40.5);
  expect(onSigns.mock.lastCall?.[0](false)).toEqual({ remarks: '', seconds: 40.5 });
  act(() => hydrated.unmount());
  root.remove();
});

it('a form that is opened later counts from then, and one that came up filled in counts nothing', () => {
  const onSigns = vi.fn<(signs: Signs) => void>();
  clock(40);
  render(<FormWith onSigns={onSigns} />);
  clock(40.5);
  expect(onSigns.mock.lastCall?.[0](false)).toEqual({ remarks: '', seconds: 0.5 });
  expect(onSigns.mock.lastCall?.[0](true)).toEqual({ remarks: '' });
});
