import type { SermonsAsked } from '#content/sermons/sermonAddress.ts';
import { endpoints } from '#shared/http/endpoints.ts';
import type { SermonAnswer, SermonSummary, SermonsAnswer } from '#shared/sermons/sermon.ts';
import { api } from '../api.ts';
import { hasList, requestTo } from '../requests.ts';

/** How many sermons one page shows. */
const PER_PAGE = 12;

const ask = (asked: SermonsAsked, limit: number) =>
  requestTo(endpoints.listSermons, { ...asked, limit }, { validateStatus: hasList('sermons') });

/** What a sermon's page shows, or why there is none: it was removed, or never existed. */
export type SermonShown = SermonAnswer | { sermon: null; missing: 'removed' | 'never' };

/** The sermons, as visitors read them; only our own server has them. */
export const sermonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSermons: build.query<SermonsAnswer, SermonsAsked>({
      query: (asked) => ask(asked, PER_PAGE),
      providesTags: ['Sermon'],
    }),
    /** The one that other pages name; null without any. */
    latestSermon: build.query<SermonSummary | null, void>({
      query: () => ask({}, 1),
      transformResponse: ({ sermons }: SermonsAnswer) => sermons[0] ?? null,
      providesTags: ['Sermon'],
    }),
    readSermon: build.query<SermonShown, string>({
      queryFn: async (id, _store, _options, send) => {
        const { data, error } = await send({ endpoint: endpoints.readSermon, pathParams: { id } });
        if (!error) return { data: data as SermonAnswer };
        if (error.status !== 404 && error.status !== 410) return { error };
        return { data: { sermon: null, missing: error.status === 410 ? 'removed' : 'never' } };
      },
      providesTags: ['Sermon'],
    }),
  }),
});
