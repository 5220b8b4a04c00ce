import { useLocation } from 'react-router-dom';
import { articles } from '#content/articles.ts';
import { type PageName, pages } from '#content/pages.ts';
import { ArticleText } from '#web/features/article/ArticleText.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** A page that is one article: the church's journey, a branch (rulings, 11). Without its article it is the 404 page. */
export function ArticlePage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/$/, '$1');
  const names = Object.keys(articles) as PageName[];
  const page = names.find((name) => pages[name].path === path);
  const article = page && articles[page];
  if (!page || !article) return <NotFoundPage />;
  return (
    <>
      <PageHead page={page} />
      <ArticleText page={page} article={article} />
    </>
  );
}
