import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { NextFrame } from '#web/ui/layout/NextFrame.tsx';

/** What was drawn, and how many fields there were then. */
const shown: string[] = [];

function Part({ name }: { name: string }) {
  useLayoutEffect(() => void shown.push(`${name}, fields: ${document.querySelectorAll('input').length}`));
  return null;
}

it('what is in a frame of its own comes after what is around it', async () => {
  render(
    <>
      <h2>Create Events</h2>
      <Part name="title" />
      <NextFrame placeholder={<Part name="room for the form" />}>
        <input aria-label="Title" />
        <Part name="form" />
      </NextFrame>
    </>,
  );
  expect(await screen.findByLabelText('Title')).toBeVisible();
  expect(shown).toEqual(['title, fields: 0', 'room for the form, fields: 0', 'form, fields: 1']);
});
