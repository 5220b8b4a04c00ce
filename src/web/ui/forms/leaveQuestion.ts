/** The question before unsaved text is left, for a ConfirmDialog. In a file of its own, which no public page loads. */
export const LEAVE_QUESTION = { title: 'Leave without saving?', no: 'Keep editing', yes: 'Leave' } as const;
