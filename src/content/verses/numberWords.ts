/** Numbers in words, English and Kiswahili, cardinal and ordinal, each list from the first number on by the same step. */
export const NUMBER_WORDS: readonly (readonly [first: number, step: number, words: string])[] = [
  [0, 0, 'zero sufuri'],
  [1, 1, 'one two three four five six seven eight nine ten'],
  [11, 1, 'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'],
  [20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'],
  [40, 0, 'fourty'],
  [1, 1, 'first second third fourth fifth sixth seventh eighth ninth tenth'],
  [11, 1, 'eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'],
  [20, 10, 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'],
  [1, 1, 'moja mbili tatu nne tano sita saba nane tisa kumi'],
  [20, 10, 'ishirini thelathini arobaini hamsini sitini sabini themanini tisini'],
  [1, 1, 'kwanza pili tatu'],
];
