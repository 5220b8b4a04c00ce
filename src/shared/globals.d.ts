/** The one thing that browsers and Node share beyond the language itself and that the contract uses. */
declare const URL: {
  new (text: string): { protocol: string; hostname: string; port: string; username: string };
  canParse(text: string): boolean;
};
