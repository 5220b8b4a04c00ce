import { useSelector } from 'react-redux';
import { selectAccount } from './authSlice.ts';

/** The name of a draft, with the signed-in account in it. Another account on the same device does not find it. */
export function useOwnDraft(name: string): string {
  const account = useSelector(selectAccount);
  return account === null ? name : `${encodeURIComponent(account.normalize('NFKC').toLowerCase())}/${name}`;
}
