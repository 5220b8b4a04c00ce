import { resolve } from 'node:path';
import { contentModules, findSamples, pictureFaults, unapprovedTranslations } from '#content/contentReport.ts';
import { faithQuestions } from '#content/verses/questions.ts';

/** `npm run content`: the sample values still in place, what is wrong with pictures and film, and what waits for a reader. */
const modules = await contentModules();
const samples = findSamples(modules);
const faults = pictureFaults(modules, resolve(import.meta.dirname, '../../public'));

console.log(
  samples.length === 0
    ? 'No sample values are left.'
    : `${samples.length} sample values are still in place. Put in the church's own and write fact(…) for sample(…):`,
);
for (const { file, place, value } of samples) console.log(`  src/content/${file}  ${place}: ${shortened(value)}`);
console.log(faults.length === 0 ? 'Every picture is there, light enough and described.' : 'Pictures and film:');
for (const fault of faults) console.log(`  ${fault}`);

const waiting = faithQuestions.filter(({ approved }) => !approved);
if (waiting.length > 0) {
  console.log(
    `${waiting.length} questions of faith wait for the pastor. Read each in src/content/verses/questions.ts, change what is needed, and approve it there:`,
  );
  console.log(`  ${waiting.map(({ key }) => key).join(', ')}`);
}

const translations = await unapprovedTranslations();
if (translations.length > 0) {
  console.log(
    `${translations.length} files of Kiswahili wait for a native reader. Read each in src/content/sw, change what is needed, and set its \`approved\` to true:`,
  );
  console.log(`  ${translations.join(', ')}`);
}

function shortened(text: string): string {
  return text.length > 70 ? `${text.slice(0, 67)}...` : text;
}
