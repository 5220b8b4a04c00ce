import type { PageName } from '#content/pages.ts';
import type { ReadyArticle } from '#shared/content/values.ts';
import type { ShownPicture } from '#web/ui/media/pictureFiles.ts';
import { WrittenHtml } from '#web/ui/text/WrittenHtml.tsx';
import { ArticleFrame } from './ArticleFrame.tsx';

/** A page that staff have written (rulings, 11). */
export function WrittenArticle({ page, article }: { page: PageName; article: ReadyArticle }) {
  return (
    <ArticleFrame page={page} lead={article.lead} picture={article.picture as ShownPicture | null}>
      <WrittenHtml html={article.html} />
    </ArticleFrame>
  );
}
