// A thread of articles in which one text loops for ever, for tests.
import { articleHtml } from '../../../src/server/content/articles/articleHtml.ts';
import { serveTasks } from '../../../src/server/threads/serveTasks.ts';

serveTasks(({ text, around }: { text: string; around: Parameters<typeof articleHtml>[1] }) => {
  if (text === 'loop for ever') for (;;);
  return articleHtml(text, around);
});
