// What `npm start` does once everything is installed and built. A test may have the watchdog ask more often, and an
// upgrade end sooner.
import { stopWithNpm } from '../../../src/commands/site/setUp.mjs';
import { supervise } from '../../../src/commands/site/supervise.mjs';

const { ASK_INTERVAL_MS, UPGRADE_TIMEOUT_MS } = process.env;
stopWithNpm();
supervise({
  ...(ASK_INTERVAL_MS && { askIntervalMs: Number(ASK_INTERVAL_MS) }),
  ...(UPGRADE_TIMEOUT_MS && { upgradeTimeoutMs: Number(UPGRADE_TIMEOUT_MS) }),
});
