// Loaded into a server before its own code: from a signal to stop on, each wait is told in milliseconds and is over at
// once, so that a test counts how long stopping may take in place of timing it. A wait of five seconds or more is a guard
// against a hang, and never ends. With WAITS=endless none ends, so that what is in flight has all the time that it needs.
import { syncBuiltinESMExports } from 'node:module';
import promises from 'node:timers/promises';

let isStopping = false;
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    isStopping = true;
  });
}

const NEVER = 2 ** 31 - 1;

const told = (wait = 0) => {
  if (!isStopping) return wait;
  if (wait >= 5000 || process.env.WAITS === 'endless') return NEVER;
  console.log(`It may wait ${wait} ms.`);
  return 0;
};
globalThis.setTimeout = new Proxy(setTimeout, {
  apply: (set, self, [task, wait, ...rest]) => Reflect.apply(set, self, [task, told(wait), ...rest]),
});
promises.setTimeout = new Proxy(promises.setTimeout, {
  apply: (sleep, self, [wait, ...rest]) => Reflect.apply(sleep, self, [told(wait), ...rest]),
});
syncBuiltinESMExports();
