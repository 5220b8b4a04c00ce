import type { Edition } from './verse.ts';

/** What the Kiswahili pages quote, in the church's own Kiswahili edition. */
export interface PageScriptures {
  /** The edition; null where the church has added none. */
  edition: Edition | null;
  /** The words by the reference as the pages write it: `Zaburi 23:1`. */
  texts: Readonly<Record<string, string>>;
}
