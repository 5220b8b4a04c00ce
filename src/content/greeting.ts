/** What /daily-verse says by itself when it opens; its answer is the day's verse (specification, section 2). */
export const greeting = 'Hello';
