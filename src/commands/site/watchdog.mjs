// Notices a process of the site that runs and no longer answers, such as one that is in an endless loop.

/** How often the process is asked, and how many questions may stay without an answer: 15 seconds together. */
const [ASK_INTERVAL_MS, MAX_UNANSWERED] = [3000, 5];

/**
 * Asks a process of the site again and again over its channel, and ends it when it does not answer. What follows is up to
 * whoever started it.
 *
 * The questions are counted, not the seconds: after a machine has slept, or where this process itself got no time, a
 * process that is well has had no more questions than before.
 *
 * @param worker the process, of `node:cluster`; it answers from the moment that it says `ready`
 * @param askIntervalMs tests ask more often
 */
export function watch(worker, askIntervalMs = ASK_INTERVAL_MS) {
  let unanswered = 0;
  let lastAsked = performance.now();
  worker.on('message', (message) => {
    if (message === 'here') unanswered = 0;
  });
  const asking = setInterval(() => {
    const passed = performance.now() - lastAsked;
    lastAsked = performance.now();
    if (passed > 2 * askIntervalMs) unanswered = 0; // this process was late itself
    if (unanswered < MAX_UNANSWERED) {
      unanswered++;
      worker.send({ ask: true });
    } else setImmediate(endIfSilent); // an answer may have come that was not read yet
  }, askIntervalMs);
  worker.once('exit', () => clearInterval(asking));

  function endIfSilent() {
    if (unanswered < MAX_UNANSWERED || worker.isDead()) return;
    console.error(
      `The site has not answered for ${(MAX_UNANSWERED * askIntervalMs) / 1000} seconds: its process is ended.`,
    );
    worker.process.kill('SIGKILL'); // it could not follow a gentler signal
  }
}
