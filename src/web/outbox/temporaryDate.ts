/** Whether an event is one of a series that waits to be created, by its id (`temporaryDateId`). */
export const isTemporaryDate = (id: string): boolean => /^new-.+\.\d+$/.test(id);
