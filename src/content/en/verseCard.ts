/** English words need no approval. */
export const approved = true;

/** The words of a verse as a picture; loaded with it, for most visitors never make one. */
export const verseCard = {
  drawing: 'Setting the verse in glass',
  failed: 'The picture could not be made in this browser.',
  share: 'Share picture',
  save: 'Save picture',
  another: 'Another window',
  close: 'Close',
};
