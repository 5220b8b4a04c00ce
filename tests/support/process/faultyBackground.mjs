// Loaded into a server before its own code: whatever it does in the background is done, told by its name, and then fails,
// by turns at once and as a promise. Timers of five seconds or more run out at once.
import { registerHooks } from 'node:module';

const FAULTY = `
  import { inBackground as guard } from './inBackground.ts?true';
  export * from './inBackground.ts?true';
  let count = 0;
  export function inBackground(name, work) {
    const fault = () => {
      console.log('In the background: ' + name + '.');
      throw new Error('made for the test');
    };
    guard(name, () => {
      const done = work();
      return done instanceof Promise ? done.then(fault) : count++ % 2 ? Promise.reject().catch(fault) : fault();
    });
  }`;

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('/src/server/inBackground.ts')) return next(url, context);
    return { format: 'module', source: FAULTY, shortCircuit: true };
  },
});

/** A thread has three minutes to start, and needs them. */
const soon = (wait = 0) => (wait >= 5000 && wait !== 180_000 ? 50 : wait);
for (const name of ['setTimeout', 'setInterval']) {
  globalThis[name] = new Proxy(globalThis[name], {
    apply: (set, self, [task, wait, ...rest]) => Reflect.apply(set, self, [task, soon(wait), ...rest]),
  });
}
