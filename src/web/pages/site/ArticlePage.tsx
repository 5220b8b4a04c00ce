import { useLocation } from 'react-router-dom';
import { articles } from '#content/articles/articles.ts';
import { ARTICLE_PAGES, pages } from '#content/pages.ts';
import { articleOf } from '#shared/content/applyContent.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/backend.ts';
import { ArticleText } from '#web/features/article/ArticleText.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * A page that is one article: the church's journey, a branch (rulings, 11). Staff write it, or it stands in the files;
 * without one it is the 404 page.
 */
export function ArticlePage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/$/, '$1');
  const page = ARTICLE_PAGES.find((name) => pages[name].path === path);
  const { data } = api.useReadContentQuery({ page: page ?? 'ourJourney' }, { skip: !OWN_BACKEND || !page });
  const written = articleOf(data);
  const article = page && (written ?? articles[page]);
  if (!article) return <NotFoundPage />;
  return (
    <>
      <PageHead page={page} description={written?.lead} />
      <ArticleText page={page} article={article} />
    </>
  );
}
