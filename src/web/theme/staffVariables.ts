import { variablesFor, write } from './styleSheet.ts';

/** The variables that only staff's screens need: the build writes this text in place of this file (themePlugin.ts). */
export const staffVariables: string = variablesFor('staff').map(write).join('');
