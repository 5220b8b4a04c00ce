/** A value of the church's own. While `sample` is true it stands in, and `npm run content` asks for the real one. */
export interface Fact {
  value: string;
  sample: boolean;
}

/** Marks a value as a stand-in: the text is shown as it is until the church puts in its own. */
export const sample = (value: string): Fact => ({ value, sample: true });

/** A value that is the church's own. */
export const fact = (value: string): Fact => ({ value, sample: false });
