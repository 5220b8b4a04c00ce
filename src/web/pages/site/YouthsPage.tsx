import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Ministry } from '#web/features/church/Ministry.tsx';
import { YouthsQuestions } from '#web/features/church/YouthsQuestions.tsx';
import { youths } from '#words/youths.ts';

export { approved } from '#words/youths.ts';

/** Youths (specification, section 2). */
export function YouthsPage() {
  const words = usePageWords('youths', youths);
  return (
    <Ministry page="youths" words={words} look="wide">
      <YouthsQuestions />
    </Ministry>
  );
}
