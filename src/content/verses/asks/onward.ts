/** How people go on about what was answered before, as phrases that `phraseList` reads. In English, Kiswahili and Sheng. */

/** Words of somebody who wants another passage than the one that they name. */
export const NOT_THAT = `
  ^ but|no|please|na|lakini? but|no|please|na|lakini? not|except|besides|sio|si|isipokuwa
  ^ but|no|please|na|lakini? but|no|please|na|lakini? other_than|apart_from|mbali_na
`;

/** Asks to read on, and not only for more. */
export const READS_ON = 'read|continue|keep|endelea|soma|mbele\ngo|carry on';

/** Words of those who go on about the same, and do not say `not sad, just tired`. */
export const GOES_ON = `
  ^ ..6!not|si|sio|sina|but|just|only|lakini|bali|tu still|keep|keeps|again|even|it|this|that|bado|tena|hai*|ina*
`;

/** What people ask who told of a need, with what they may say before it; and yes to another passage. */
export const ASKS_ON = `
  ^ ..2!i|he|she|they|we what next|now|then $
  ^ ..1 what happens next|then|after? that? $
  ^ now|then what $
  ^ ..2!he|she|they|we what|how do|should|must|can|shall i do|go_on|start|move_on|cope now|next|then|from_here|about_it? $
  ^ ..2 nifanye nini|je|aje|vipi sasa|basi? $
  ^ na|lakini|basi? sasa nifanye? nini|je|aje? $
  ^ so|but|and|god|mungu|ok|lakini? why me|him|her|us|them|this|now|god|always? me? $
  ^ so|but|and|god|mungu|lakini? kwa nini mimi|yeye|sisi? $
  ^ so|but|and|god|mungu|lakini? mbona mimi|yeye|sisi? $
  ^ so|but|and|ok|okay? how $
  ^ niaje sasa $
  ^ yes|yeah|yap|yep|ndio|ndiyo|eeh|sure please|tafadhali? $
`;
