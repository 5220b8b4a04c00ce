import type { NightlyCopies } from '#server/backups/nightlyCopies.ts';
import type { App } from '#server/plugins/validation.ts';
import type { CopiesShown } from '#shared/copies.ts';
import { staffCalls } from '#shared/staffCalls.ts';

/** What staff are told of the copies that the site keeps of its data (`GET /read/copies`). */
export function registerCopies(app: App, { copies }: { copies?: CopyWatch | undefined }): void {
  app.get(staffCalls.readCopies.path, () => (copies ? copiesShown(copies) : {}));
}

/** What may be asked of the copies by who serves. */
export type CopyWatch = Pick<NightlyCopies, 'fault' | 'state'>;

/** When the last copy was made, and when one was last restored on trial and found good. */
export function copiesShown(copies: CopyWatch): CopiesShown {
  const { last, proof } = copies.state();
  const fault = copies.fault();
  return {
    ...(last && { last: last.at }),
    ...(proof && !proof.fault && { checked: proof.at }),
    ...(fault && { fault }),
  };
}
