import { CliError } from '#server/cliError.ts';
import type { App, AppContext } from '#server/http/appContext.ts';
import { allowLongAnswer } from '#server/http/connections/connections.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import { HttpError } from '#server/httpError.ts';
import { addEditionApart, EDITION_TIMEOUT_MS, UNREADABLE } from '#server/verses/editions/addEditionApart.ts';
import { removeEdition, restoreEdition } from '#server/verses/editions/editions.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { editionParams, editionQuery, MAX_EDITION_BYTES } from '#shared/verse/editionInput.ts';
import type { Edition } from '#shared/verse/verse.ts';

const words = {
  several:
    'This site runs as several copies, which each keep their own Bibles. Ask the person who looks after the server to add it there.',
  tooLarge: `This file is too large: a Bible has at most ${MAX_EDITION_BYTES / 1024 / 1024} MB.`,
};

/** Owners add an edition of the Bible, remove it, and bring a removed one back. */
export async function registerEditions(owners: App, { settings, verses, limits }: AppContext): Promise<void> {
  const { dataDir, storePlace } = settings;

  owners.addHook('preHandler', async () => {
    if (storePlace.kind === 'postgres') throw new HttpError(409, words.several);
  });

  owners.delete<{ Params: { name: string } }>(
    staffEndpoints.deleteEdition.path,
    { schema: { params: editionParams } },
    async ({ params, log }) => {
      inWords(404, () => removeEdition(dataDir, params.name));
      log.info({ edition: params.name }, 'an edition of the Bible was removed');
      return { message: `${params.name} is removed.` };
    },
  );

  owners.post<{ Params: { name: string } }>(
    staffEndpoints.restoreEdition.path,
    { schema: { params: editionParams } },
    async ({ params }) => {
      inWords(404, () => restoreEdition(dataDir, params.name));
      return { message: `${params.name} is back.` };
    },
  );

  await owners.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Querystring: Edition }>(
      staffEndpoints.createEdition.path,
      {
        bodyLimit: MAX_EDITION_BYTES,
        config: { tooLarge: words.tooLarge },
        schema: { querystring: editionQuery },
        onRequest: (request) => limits.take('pictures', `staff ${sessionOfRequest(request).staff_id}`),
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw new HttpError(422, UNREADABLE);
        allowLongAnswer(request.raw, EDITION_TIMEOUT_MS);
        const report = await addEditionApart(dataDir, request.body, request.query);
        verses.editions(); // opened now, not with the next visitor's page
        request.log.info({ edition: report.name, verses: report.verses }, 'an edition of the Bible was added');
        const { missing, added, ...edition } = report;
        return reply.code(201).send({ ...edition, missing: missing.length, added: added.length });
      },
    );
  });
}

/** Does work of an owner; what is wrong with it is answered in its own words. */
function inWords(statusCode: number, work: () => void): void {
  try {
    work();
  } catch (fault) {
    throw fault instanceof CliError ? new HttpError(statusCode, fault.message) : fault;
  }
}
