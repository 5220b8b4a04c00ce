import { createRenderQueue } from '#server/cache/renderQueue.ts';
import { HttpError } from '#server/httpError.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { eventEnd } from '#shared/events/times/eventEnd.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import { startTestApp } from '#tests/support/testApp.ts';

const unlimited = { take: async () => undefined };

describe('answers that are not at hand', () => {
  it('are made one at a time, in the order in which they are asked for', async () => {
    const renderQueue = createRenderQueue(unlimited);
    const order: string[] = [];
    let underWay = 0;
    const make = (visitor: string, name: string) =>
      renderQueue.make(visitor, async () => {
        expect(++underWay).toBe(1);
        await Promise.resolve();
        order.push(name);
        underWay--;
      });
    await Promise.all([make('a', 'a1'), make('a', 'a2'), make('b', 'b1'), make('a', 'a3')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('do not pile up: more of one address, or of all, are refused for a moment', async () => {
    const renderQueue = createRenderQueue(unlimited);
    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    const held = renderQueue.make('a', () => promise);
    const ask = (visitor: string) => renderQueue.make(visitor, () => 'made');
    await Promise.resolve();
    const waiting = Array.from({ length: 20 }, () => ask('a'));
    await expect(ask('a')).rejects.toMatchObject({ statusCode: 503 });
    const others = Array.from({ length: 280 }, (_, at) => ask(`b${at}`));
    await expect(ask('c')).rejects.toBeInstanceOf(HttpError);
    letGo();
    await held;
    expect(new Set(await Promise.all([...waiting, ...others]))).toEqual(new Set(['made']));
    expect(await ask('c')).toBe('made');
  });

  it('that fail leave the next one its turn', async () => {
    const renderQueue = createRenderQueue(unlimited);
    const failing = renderQueue.make('a', () => {
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await renderQueue.make('a', () => 'made')).toBe('made');
  });
});

describe('an address', () => {
  const start = async () => {
    const limits = { ...LIMITS, misses: { most: 3, seconds: 60 } };
    const site = await startTestApp({ settings: { limits } });
    for (const month of ['01', '02', '03', '04', '05']) {
      const day = `2026-${month}-01`;
      await site.put({ start_date: day, end_date: day });
    }
    const list = (query: string, remoteAddress = '203.0.113.7') =>
      site.app.inject({ url: `${endpoints.listEvents.path}${query}`, remoteAddress });
    return { site, list };
  };

  it('may ask for so many different things in a minute, and as often as it likes for what is ready', async () => {
    const { site, list } = await start();
    for (const limit of [1, 2, 3]) expect((await list(`?limit=${limit}`)).statusCode).toBe(200);
    const refused = await list('?limit=4');
    const words = 'You have asked for many different pages just now. Please try again in a minute.';
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json()).toEqual({ error: words, message: words });
    for (let time = 0; time < 10; time++) expect((await list('?limit=2')).statusCode).toBe(200);
    expect((await list('')).statusCode).toBe(200);
    expect((await list('?limit=4', '203.0.113.8')).statusCode).toBe(200);
    expect((await list('?limit=4')).statusCode).toBe(200); // made for the other one, and ready now
    site.clock.set(60_000);
    expect((await list('?limit=5')).statusCode).toBe(200);
  });

  it('may make up as many days as it likes that lead to the same events, and gets the events of those days, whatever was asked for before', async () => {
    const { site, list } = await start();
    for (let day = 10; day < 30; day++) {
      const answer = await list(`?from=2025-12-${day}&limit=2`);
      expect([answer.statusCode, answer.json().length]).toEqual([200, 2]);
    }
    for (let day = 10; day < 30; day++) expect((await list(`?from=2030-01-${day}`)).json()).toEqual([]);

    await site.put({ start_date: '2026-01-15', end_date: '2026-06-01' });
    const whole: Parameters<typeof eventEnd>[0][] = await site.list();
    for (let month = 1; month <= 6; month++) {
      const day = `2026-0${month}-02`;
      const answer = await list(`?from=${day}`, `203.0.113.${month}`);
      const wanted = whole.filter((event) => event.start_date >= day || eventEnd(event).date >= day);
      expect(answer.json()).toEqual(wanted);
    }
  });
});
