import type { Known } from '#shared/publication/known.ts';

/** Who makes a change, and when. */
export interface ChangeContext {
  username: string;
  now: Date;
  /** Set for an editor, whose texts wait for an owner's yes where they hold what is not known. */
  editor?: { staff_id: number; known: Known } | undefined;
}
