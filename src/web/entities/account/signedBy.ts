import { SIGNERS } from '#shared/auth/usernames.ts';

const WORDS: Readonly<Record<string, string>> = {
  [SIGNERS.firstStart]: 'The site at its first start',
  [SIGNERS.seed]: 'Sample: the site',
  [SIGNERS.staff]: 'Somebody at the server',
  [SIGNERS.content]: 'Somebody at the server',
};

/** Who made a change, in people's words: a command is named by what it does. */
export const signedBy = (username: string): string => WORDS[username] ?? username;
