// The thread in which staff's articles are made; `articles.ts` starts it.
import { serveTasks } from '../../threads/serveTasks.ts';
import { type ArticleAround, articleHtml } from './articleHtml.ts';

serveTasks(({ text, around }: { text: string; around: ArticleAround }) => articleHtml(text, around));
