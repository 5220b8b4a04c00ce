import createCache from '@emotion/cache';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { church } from '#content/church.ts';
import type { ChapterAnswer } from '#shared/verse.ts';
import { NOON, startTestApp } from '#tests/support/testApp.ts';
import { App } from '#web/App.tsx';
import type { PageState } from '#web/pageState.ts';
import { render } from '#web/render.tsx';
import { createStore } from '#web/store.ts';

const chapter: ChapterAnswer = {
  reference: 'Psalm 117',
  usfm: 'PSA.117',
  edition: 'KJV',
  credit: 'King James Version',
  language: 'en',
  verses: [
    { number: 1, text: 'O praise the LORD, all ye nations: praise him, all ye people.' },
    { number: 2, text: 'For his merciful kindness is great toward us.' },
  ],
  previous: { usfm: 'PSA.116', reference: 'Psalm 116' },
  next: { usfm: 'PSA.118', reference: 'Psalm 118' },
  editions: [{ name: 'KJV', language: 'en', credit: 'King James Version' }],
};

const draw = (url: string) => render({ url, events: [], chapter, now: NOON.toISOString(), origin: 'http://localhost' });

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Lets the app take over what the server drew. */
async function wake(url: string, fetch: typeof globalThis.fetch, before: () => void = () => undefined) {
  const { body, state } = await draw(url);
  vi.stubGlobal('fetch', fetch);
  history.replaceState(null, '', url);
  const root = document.createElement('div');
  root.innerHTML = body;
  document.body.append(root);
  before();
  const carried = JSON.parse(state) as PageState;
  const mistakes: unknown[] = [];
  const app = (
    <App
      store={createStore({ carried })}
      cache={createCache({ key: 'css' })}
      drawnAt={NOON}
      origin="http://localhost"
      router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
    />
  );
  await act(async () => {
    hydrateRoot(root, app, { onRecoverableError: (mistake) => mistakes.push(mistake) });
  });
  return mistakes;
}

describe('the daily verse drawn on the server', () => {
  it('is taken over by the browser as it is', async () => {
    const { fetch } = await startTestApp();
    sessionStorage.setItem('verse-draft', 'I was about to ask');
    expect(await wake('/daily-verse', fetch)).toEqual([]);
    await waitFor(() => expect(screen.getByLabelText('Write a message')).toHaveValue('I was about to ask'));
  });

  it('carries a chapter whole, and asks nobody for it again', async () => {
    const asked: string[] = [];
    const mistakes = await wake('/daily-verse?read=PSA.117#v2', async (request) => {
      asked.push((request as Request).url);
      return Response.json([]);
    });
    expect(mistakes).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'Psalm 117' })).toBeVisible();
    expect(screen.getByText(/O praise the LORD/)).toBeVisible();
    expect(asked.filter((url) => url.includes('/read/'))).toEqual([]);
  });

  it('without JavaScript says how to reach the church', async () => {
    const { body } = await draw('/daily-verse');
    const still = /<noscript>([\s\S]*?)<\/noscript>/.exec(body)?.[1] ?? '';
    expect(still).toContain('tel:+254700000000');
    expect(still).toContain(church.email.value);
    expect(still).toContain('href="/contact"');
  });

  it('keeps what was typed before it came to life', async () => {
    const { fetch } = await startTestApp();
    await wake('/daily-verse', fetch, () => {
      screen.getByLabelText<HTMLTextAreaElement>('Write a message').value = 'hope';
    });
    expect(screen.getByLabelText('Write a message')).toHaveValue('hope');
    await waitFor(() => expect(sessionStorage.getItem('verse-draft')).toBe('hope'));
  });
});
