import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CLOSES_MESSAGE, PLACES_MESSAGE } from '#shared/events/event.ts';
import { fillInEvent, pasteInto, submitEvent } from '#tests/support/web/acts.ts';
import { startSite } from '#tests/support/web/site.tsx';

const form = async () => within(await screen.findByRole('form'));
const fold = async () => (await form()).getByRole('button', { name: 'People sign up (optional)' });
const switchOn = async () => (await form()).getByRole('checkbox', { name: /^People sign up for this event/ });

describe('the sign-up of an event', () => {
  it('is folded away, and stored with its places, its closing hour and a question of the church’s own', async () => {
    const { open, list } = await startSite();
    const { user } = await open('/admin/dashboard?create');
    await fillInEvent();
    expect(await fold()).toHaveAttribute('aria-expanded', 'false');
    await user.click(await fold());
    await user.click(await switchOn());
    const { getByLabelText, getByRole } = await form();
    pasteInto(getByLabelText('Places'), '45');
    await user.selectOptions(getByLabelText('Sign-up closes'), 'At…');
    fireEvent.change(getByLabelText(/Closing date and time/), { target: { value: '2026-12-02T18:00' } });
    await user.click(getByRole('checkbox', { name: 'Ask for adults and children separately' }));
    pasteInto(getByLabelText('A question of your own'), 'Which bus stop?');
    pasteInto(getByLabelText('Question in Kiswahili'), 'Kituo gani cha basi?');
    await user.click(getByRole('checkbox', { name: /^Everybody sees how many/ }));
    await user.click(getByRole('checkbox', { name: /^Many sign up over one Wi-Fi/ }));
    await submitEvent(user, 'Create Event');
    await waitFor(async () =>
      expect((await list())[0]).toMatchObject({
        signup: 'open',
        signup_places: '45',
        signup_closes: '2026-12-02T18:00',
        signup_children: 'yes',
        signup_question: 'Which bus stop?',
        signup_question_sw: 'Kituo gani cha basi?',
        signup_numbers: 'yes',
        signup_crowd: 'yes',
      }),
    );
  });

  it('says what is wrong with the places and the closing hour, also where the part was folded away', async () => {
    const { open } = await startSite();
    const { user } = await open('/admin/dashboard?create');
    await fillInEvent();
    await user.click(await fold());
    await user.click(await switchOn());
    pasteInto((await form()).getByLabelText('Places'), 'many');
    await user.selectOptions((await form()).getByLabelText('Sign-up closes'), 'At…');
    await user.click(await fold());
    await submitEvent(user, 'Create Event');
    const { findByText } = await form();
    expect(await findByText(PLACES_MESSAGE)).toBeVisible();
    expect(await findByText(CLOSES_MESSAGE)).toBeVisible();
  });

  it('moves its closing hour along with the event, where the person sees it', async () => {
    const { put, open, list } = await startSite();
    const { id } = await put({ signup: 'open', signup_closes: '2026-11-25T18:00' });
    const { user } = await open(`/admin/dashboard?edit=${id}`);
    const { getByLabelText } = await form();
    const start = getByLabelText(/Start Date/);
    await user.clear(start);
    pasteInto(start, '2026-12-04');
    expect(getByLabelText(/Closing date and time/)).toHaveValue('2026-12-02T18:00');
    await submitEvent(user, 'Update Event');
    await waitFor(async () => expect((await list())[0]).toMatchObject({ signup_closes: '2026-12-02T18:00' }));
  });

  it('is still closed by staff after an edit of something else', async () => {
    const { put, open, list } = await startSite();
    const { id } = await put({ signup: 'closed', signup_places: '20' });
    const { user } = await open(`/admin/dashboard?edit=${id}`);
    expect(await switchOn()).toBeChecked();
    pasteInto((await form()).getByLabelText(/Title/), ' again');
    await submitEvent(user, 'Update Event');
    await waitFor(async () => expect((await list())[0].title).toMatch(/again/));
    expect((await list())[0]).toMatchObject({ signup: 'closed', signup_places: '20' });
  });

  it('is told in readable words in the history', async () => {
    const { put, open } = await startSite();
    await put({ signup: 'open', signup_closes: '2026-11-25T18:00' });
    await open('/admin/history');
    expect(
      await screen.findByRole('cell', { name: 'Wednesday 25 November 2026, 6 pm', hidden: true }),
    ).toBeInTheDocument();
  });
});
