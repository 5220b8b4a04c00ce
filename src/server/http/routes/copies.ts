import type { NightlyCopies } from '#server/backups/nightly/nightlyCopies.ts';
import type { AppContext } from '#server/http/appContext.ts';
import type { App } from '#server/http/validation.ts';
import type { CopiesShown } from '#shared/copies.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';

/** `GET /read/copies`: the state of the automatic backups. */
export function registerCopies(app: App, { copies }: AppContext): void {
  app.get(staffEndpoints.readCopies.path, () => (copies ? copiesShown(copies) : {}));
}

export type CopyWatch = Pick<NightlyCopies, 'fault' | 'state'>;

/** Removes the commands from the text of a fault. Staff cannot run them; the log has the whole text. */
const withoutCommands = (fault: string): string => fault.replaceAll(/[.:,]?\s*[^.:;]*:\s*npm (?:run|start)[^;]*/g, '');

/** When the last backup was made, and when a trial restore last succeeded. */
export function copiesShown(copies: CopyWatch): CopiesShown {
  const { last, proof } = copies.state();
  const fault = copies.fault();
  return {
    ...(last && { last: last.at }),
    ...(proof && !proof.fault && { checked: proof.at }),
    ...(fault && { fault: withoutCommands(fault) }),
  };
}
