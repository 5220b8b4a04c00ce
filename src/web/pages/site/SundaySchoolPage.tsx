import { usePageWords } from '#web/entities/words/usePageWords.ts';
import { Ministry } from '#web/features/church/Ministry.tsx';
import { TitledPoints } from '#web/features/church/Points.tsx';
import { Section } from '#web/ui/layout/pageParts.tsx';
import { sundaySchool } from '#words/sundaySchool.ts';

export { approved } from '#words/sundaySchool.ts';

/** Sunday School: its classes, a morning step by step, and what parents ask (specification, section 2). */
export function SundaySchoolPage() {
  const words = usePageWords('sundaySchool', sundaySchool);
  const { classes, morning, parents, mark } = words;
  const classItems = classes.items.map(({ name, ages, text }) => ({ title: name, note: ages.value, text }));
  return (
    <Ministry page="sundaySchool" words={words} look="arch">
      <TitledPoints page="sundaySchool" field="classes.items" title={classes.title} items={classItems} look="cards" />
      <TitledPoints page="sundaySchool" field="morning.items" {...morning} look="path" />
      <Section joined labelledBy="parents" heading={parents.title} headingSx={{ mb: 4 }}>
        <ul>
          {parents.items.map((item, at) => (
            <li key={item} {...mark('parents.items', at)}>
              {item}
            </li>
          ))}
        </ul>
      </Section>
    </Ministry>
  );
}
