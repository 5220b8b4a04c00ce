const bare = (tag: string): string => tag.trim().replace('W/', '');

/** Whether an If-None-Match names an ETag; a weak one is as good as a strong one (RFC 9110, 13.1.2). */
export function isHeld(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((candidate) => bare(candidate) === bare(etag));
}
