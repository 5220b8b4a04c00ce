import { signInWith } from '../http/signInWith.ts';
import { STAFF } from '../testApp.ts';

/** Signs in to a running server as the account of the tests, and returns the headers of a request of staff with a body. */
export const signInAt = (origin: string): Promise<Record<string, string>> => signInWith(origin, STAFF);
