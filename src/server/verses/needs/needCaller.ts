import { needs } from '#content/verses/needs/needs.ts';
import { callerOf } from './calls.ts';

/** Finds the needs whose word lists (`calls`, `wito`) a message calls for. */
export const needCaller = callerOf(needs);
