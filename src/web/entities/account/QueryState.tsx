import { type Failure, staffApiError } from '#web/api/errors.ts';
import { Loading, TryAgain } from '#web/ui/loading/Loading.tsx';

interface QueryStateProps {
  of: { error?: Failure | undefined; isLoading: boolean; refetch: () => unknown };
  /** What is said meanwhile. */
  loading?: string;
}

/** Says that a query of staff's is under way, or why it failed, with a button to try again. */
export function QueryState({ of: { error, isLoading, refetch }, loading = 'Loading...' }: QueryStateProps) {
  // The button stays while it is tried again: it has the focus.
  return (
    <>
      {isLoading ? <Loading>{loading}</Loading> : null}
      {error ? <TryAgain error={staffApiError(error)} onRetry={() => void refetch()} /> : null}
    </>
  );
}
