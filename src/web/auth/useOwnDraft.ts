import { useSelector } from 'react-redux';
import { selectAccount } from './authSlice.ts';

/** Account names are compared without case, as at the login. */
export const ownerOf = (account: string): string => account.normalize('NFKC').toLowerCase();

/** The name of an account's draft. Another account on the same device does not find it. */
export const ownDraft = (account: string | null, name: string): string =>
  account === null ? name : `${encodeURIComponent(ownerOf(account))}/${name}`;

/** The name of a draft, with the signed-in account in it. */
export const useOwnDraft = (name: string): string => ownDraft(useSelector(selectAccount), name);
