import { useSelector } from 'react-redux';
import { selectAccount } from './authSlice.ts';

/** The name of an account's draft. Another account on the same device does not find it. */
export const ownDraft = (account: string | null, name: string): string =>
  account === null ? name : `${encodeURIComponent(account.normalize('NFKC').toLowerCase())}/${name}`;

/** The name of a draft, with the signed-in account in it. */
export const useOwnDraft = (name: string): string => ownDraft(useSelector(selectAccount), name);
