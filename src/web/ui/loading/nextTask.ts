/** Ends the task, so that the browser can answer input and paint. */
export const nextTask = (): Promise<void> => new Promise((next) => setTimeout(next));
