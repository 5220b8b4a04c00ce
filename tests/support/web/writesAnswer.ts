/** A `fetch` that reads from one place and has every call that changes something answered by another. */
export function writesAnswer(reads: typeof fetch, writes: typeof fetch): typeof fetch {
  return (input, init) => {
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    return (method === 'GET' ? reads : writes)(input, init);
  };
}
