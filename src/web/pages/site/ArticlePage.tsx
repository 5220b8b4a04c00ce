import { articles } from '#content/articles/articles.ts';
import { isArticlePage } from '#content/pages.ts';
import { articleOf } from '#shared/content/applyContent.ts';
import { api } from '#web/api/api.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { ArticleText } from '#web/features/article/ArticleText.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { usePage } from '#web/ui/hooks/usePage.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * A page that is one article: the church's journey, a branch (rulings, 11). Staff write it, or it stands in the files;
 * without one it is the 404 page.
 */
export function ArticlePage() {
  const shown = usePage();
  const page = shown && isArticlePage(shown) ? shown : undefined;
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
