/** A test for messages, made of the words that a question is known by. */
export type AskTest = (words: readonly string[]) => boolean;

/** Shorter words have to be there whole, unless a star ends them; longer ones may go on (`baptis` finds `baptised`). */
const MIN_BEGINNING = 5;
const WHOLE_WORDS = new Set(['where', 'which', 'there']);

const isBeginning = (choice: string): boolean =>
  choice.endsWith('*') || (choice.length >= MIN_BEGINNING && !WHOLE_WORDS.has(choice));

/**
 * Reads the words by which a question is known (`src/content/verses/questions.ts`): commas between alternatives, `+`
 * between parts that must all be there, `|` between words if one of them is enough.
 */
export function askTest(asks: string): AskTest {
  const alternatives = asks.split(',').map((alternative) => alternative.split('+').map(beginningsOf));
  return (words) => {
    const text = ` ${words.join(' ')} `;
    return alternatives.some((parts) => parts.every((part) => part.some((beginning) => text.includes(beginning))));
  };
}

/** Texts to look for first: without any of them the pattern cannot match. One regular expression each would cost megabytes. */
function beginningsOf(part: string): string[] {
  return part
    .trim()
    .split('|')
    .map((choice) => choice.trim().replace(/[-’']/g, ' '))
    .flatMap((choice) => (isBeginning(choice) ? [` ${choice.replace('*', '')}`] : [` ${choice} `, ` ${choice}s `]));
}

const QUESTION =
  /\?\s*$|^(?:ok |so |but |and |please |hi |hello |pastor |je |sasa )*(?:is|are|am|was|were|can|could|may|should|shall|must|does|do|did|will|would|what|whats|why|how|who|whos|where|wheres|when (?=is|are|was|were|do|does|did|can|will|should|shall|would|must|s\b|i can|to\b)|when$|which|if|ni|je|kwa nini|mbona|nini|nani|wapi|lini|vipi|naweza|tunaweza|inawezekana|mkristo|christians?|tell me|explain|nieleze|niambie)\b|\b(?:which one|is it|asks? (?:me )?(?:if|whether|why|who|what)|huenda wapi|anaenda wapi|anaruhusiwa|siku gani|saa ngapi|lini|wapi|ngapi|vipi|tumwone nani)\b|\b(?:a sin|sinful|allowed|permitted|wrong to|right to|okay to|ok to|bible says?|bible teach|bible about|say about|ni dhambi|inaruhusiwa|biblia inasema|biblia yasema|ni sawa|ni haki)\b/i;

/** Whether a message asks something, and does not only tell of it. */
export function isQuestion(message: string): boolean {
  return QUESTION.test(message.trim());
}
