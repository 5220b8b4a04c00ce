/** How the api slice walks through a long list, part by part: each says where the next one begins, null at the end. */
export const partOptions = {
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ next }: { next: number | null }): number | undefined => next ?? undefined,
};

/** A list asked for no longer ago than this, in seconds, is not asked for again as its screen opens (pageData.ts). */
export const JUST_ASKED = 5;
