import { verseWords } from '#content/scripture/verse.ts';
import type { VerseAnswer } from '#shared/verse/verse.ts';
import type { Asking } from '../asking.ts';
import { isClear } from '../needs/answerNeed.ts';
import { understandNeed } from '../needs/needFinder.ts';
import { reply } from '../reply.ts';
import type { Place } from '../search/places.ts';
import { type Act, findActIn } from './acts.ts';
import { answerOf } from './answerFollowUp.ts';
import { explain } from './explain.ts';
import { lastPlace } from './followUp.ts';
import { answerSimilar } from './otherPassages.ts';
import { stepVerse } from './steps.ts';

/** `Not sad, just tired`. */
const NOT_BUT = /\b(?:not|si|sio|sina) .*\b(?:but|just|only|lakini|bali|tu)\b/;
/** Words of those who go on about the same. */
const GOES_ON = /\b(?:still|keeps?|again|even|it|this|that|bado|tena|hai\p{L}+|ina\p{L}+)\b/u;

/** Whether a message tells clearly of another need than the one before. */
function tellsOfAnother({ wishes, words, context }: Asking): boolean {
  const text = words.join(' ');
  if (GOES_ON.test(text) && !NOT_BUT.test(text)) return false;
  const understood = understandNeed(wishes.message);
  return isClear(understood) && understood.likely[0]?.need.key !== context.need?.split('/')[0];
}

/** Wants nothing more. */
const NO = /^(?:no|nope|hapana|la)\b/;

/** After a passage folded hands say amen; alone they ask for help. */
const PRAYING = /^(?:🙏|\p{Emoji_Modifier}|\s)+$/u;

/**
 * Answers what the classifier reads as an act on the passage before. Call it last: patterns, references and known lines
 * come before.
 */
export function answerAct(asking: Asking): VerseAnswer | undefined {
  const place = lastPlace(asking.context.passage);
  const act = place && (PRAYING.test(asking.message) ? 'thanks' : findActIn(asking.message));
  const answer = act && answerOfAct(asking, place, act);
  const { need, query } = asking.context;
  return answer && { ...answer, context: { ...answer.context, ...(need && { need }), ...(query && { query }) } };
}

function answerOfAct(asking: Asking, place: Place, act: Act): VerseAnswer | undefined {
  const { say, context, library } = asking;
  switch (act) {
    case 'next':
    case 'previous':
      return stepVerse(asking, place, act === 'next' ? 1 : -1);
    case 'chapter':
      return answerOf(asking, place, { kind: 'chapter', chapter: undefined });
    case 'simpler': {
      const edition = library.modern('en');
      const again = edition ? { ...asking, edition, wishes: { ...asking.wishes, edition } } : asking;
      return answerOf(again, place, { kind: 'again' });
    }
    case 'english':
    case 'kiswahili': {
      const language = act === 'english' ? 'en' : 'sw';
      const wishes = { ...asking.wishes, language } as const;
      const edition = library.first(language);
      return answerOf({ ...asking, wishes, language, edition, say: verseWords[language] }, place, { kind: 'again' });
    }
    case 'still':
      // `Not sad, just tired` tells of another need.
      return context.need && !tellsOfAnother(asking) ? answerSimilar(asking, place) : undefined;
    case 'another':
      return answerSimilar(asking, place);
    case 'thanks':
      return reply({
        kind: 'thanks',
        language: asking.language,
        lead: NO.test(asking.words.join(' ')) ? say.thanks : say.amen,
        suggestions: say.suggestions.start,
        context: { ...context, language: asking.language },
      });
    case 'explain':
      // Who asks on about a question of faith gets the next passage on it.
      return context.need?.startsWith('faith:') &&
        /^(?:how|why|when|can|vipi|kwa nini|je)\b/.test(asking.words.join(' '))
        ? answerSimilar(asking, place)
        : explain(asking, place);
    default:
      return answerOf(asking, place, { kind: act });
  }
}
