/** Pagination of a long list: the answer's `next` is where the next page begins, null at the end. */
export const pageOptions = {
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }: { next: number | null }): number | undefined => next ?? undefined,
};

/** A list younger than this, in seconds, is not refetched when its screen opens. */
export const MAX_LIST_AGE_S = 5;
