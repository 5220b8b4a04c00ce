import { useParams } from 'react-router-dom';
import { href } from '#content/pages.ts';
import { pageUrl } from '#content/pageUrl.ts';
import { sermonsApi } from '#web/api/endpoints/sermons.ts';
import { OWN_BACKEND } from '#web/api/requests.ts';
import { useChurchName } from '#web/entities/words/useChurch.ts';
import { SermonDetails } from '#web/features/sermon-page/SermonDetails.tsx';
import { sermonData, sermonHead } from '#web/features/sermon-page/sermonHead.ts';
import { ComingPage, RemovedPage } from '#web/layout/NotShown.tsx';
import { PageHead } from '#web/layout/PageHead.tsx';
import { useOrigin } from '#web/ui/hooks/NowProvider.tsx';
import { JsonLd } from '#web/ui/text/JsonLd.tsx';
import { sermonLibrary as words } from '#words/sermonLibrary.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export { approved } from '#words/sermonLibrary.ts';

/** One sermon, also if it was removed. */
export function SermonPage() {
  const { id = '' } = useParams();
  const origin = useOrigin();
  const church = useChurchName();
  const { currentData: shown, isError, refetch } = sermonsApi.useReadSermonQuery(id, { skip: !OWN_BACKEND });
  if (!OWN_BACKEND || (shown && 'missing' in shown && shown.missing === 'never')) return <NotFoundPage />;
  if (!shown) return <ComingPage page="sermon" words={words} failed={isError} onRetry={() => void refetch()} />;
  const { sermon } = shown;
  if (!sermon) return <RemovedPage page="sermon" words={words} />;
  const address = pageUrl(origin, href('sermon', { id: String(sermon.id) }));
  return (
    <>
      <PageHead page="sermon" {...sermonHead(sermon)} />
      <SermonDetails sermon={sermon} address={address} />
      <JsonLd data={sermonData(sermon, { address, church, origin })} />
    </>
  );
}
