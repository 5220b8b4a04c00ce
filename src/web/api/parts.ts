/** A long list comes in parts: each says where the next one begins, or null at the end. */
export interface Part {
  next: string | null;
}

/** How many entries a part holds. */
export const PART_SIZE = 50;

/** How the api slice walks from part to part. */
export const partOptions = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: Part): string | undefined => next ?? undefined,
};
