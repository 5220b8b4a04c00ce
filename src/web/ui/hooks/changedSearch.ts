/** A copy of search parameters with some set to other values; null removes one. */
export function changedSearch(before: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
