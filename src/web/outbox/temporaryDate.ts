/** Whether an id is that of an event of an unsent series (`temporaryDateId`). */
export const isTemporaryDate = (id: string): boolean => /^new-.+\.\d+$/.test(id);
