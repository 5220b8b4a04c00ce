/** Pagination of a long list: each page says where the next one begins, null at the end. */
export const pageOptions = {
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }: { next: number | null }): number | undefined => next ?? undefined,
};

/** A list asked for no longer ago than this, in seconds, is not asked for again as its screen opens. */
export const FRESH_FOR_SECONDS = 5;
