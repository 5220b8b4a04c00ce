/** English words need no approval. */
export const approved = true;

/** The words of a verse as a picture; loaded with it, for most visitors never make one. */
export const verseCard = {
  drawing: 'The picture is being made …',
  failed: 'The picture could not be made in this browser.',
  share: 'Share picture',
  save: 'Save picture',
  another: 'Another picture',
  close: 'Close',
};
