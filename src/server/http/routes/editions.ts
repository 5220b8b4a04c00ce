import { join } from 'node:path';
import { CliError } from '#server/cliError.ts';
import type { AppContext } from '#server/http/appContext.ts';
import { allowLongAnswer } from '#server/http/connections/connections.ts';
import { sessionOfRequest } from '#server/http/requireStaff.ts';
import type { App } from '#server/http/validation.ts';
import { HttpError } from '#server/httpError.ts';
import { ProcessEnded, TaskProcess } from '#server/taskProcess.ts';
import type { EditionAnswer, SentEdition } from '#server/verses/editions/addEditionProcess.ts';
import { removeEdition, restoreEdition } from '#server/verses/editions/editions.ts';
import { staffEndpoints } from '#shared/http/staffEndpoints.ts';
import { MINUTE_MS } from '#shared/time.ts';
import { editionParams, editionQuery, MAX_EDITION_BYTES } from '#shared/verse/editionInput.ts';
import type { Edition } from '#shared/verse/verse.ts';

const TIMEOUT_MS = 2 * MINUTE_MS;

const words = {
  several:
    'This site runs as several copies, which each keep their own Bibles. Ask the person who looks after the server to add it there.',
  busy: 'A Bible is being added just now. Please wait a minute and try again.',
  unreadable: 'This file could not be read as a Bible. Send the zip with USFM files as you downloaded it.',
  tooLarge: `This file is too large: a Bible has at most ${MAX_EDITION_BYTES / 1024 / 1024} MB.`,
};

/** Owners add an edition of the Bible, remove it, and bring a removed one back. */
export async function registerEditions(owners: App, { settings, verses, limits }: AppContext): Promise<void> {
  const { dataDir, storePlace } = settings;
  let adding = false;

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
        if (adding) throw new HttpError(503, words.busy, { headers: { 'retry-after': '60' } });
        if (!Buffer.isBuffer(request.body)) throw new HttpError(422, words.unreadable);
        allowLongAnswer(request.raw, TIMEOUT_MS);
        adding = true;
        try {
          const report = await addApart({ dataDir, bytes: request.body, edition: request.query });
          verses.editions(); // opened now, not with the next visitor's page
          request.log.info({ edition: report.name, verses: report.verses }, 'an edition of the Bible was added');
          const { missing, added, ...edition } = report;
          return reply.code(201).send({ ...edition, missing: missing.length, added: added.length });
        } finally {
          adding = false;
        }
      },
    );
  });
}

async function addApart(sent: SentEdition) {
  const child = new TaskProcess<SentEdition, EditionAnswer>({ args: [PROCESS], timeoutMs: TIMEOUT_MS });
  try {
    const answer = await child.run(sent);
    if ('words' in answer) throw new HttpError(422, answer.words);
    return answer.report;
  } catch (fault) {
    if (fault instanceof ProcessEnded) throw new HttpError(422, words.unreadable);
    throw fault;
  } finally {
    child.close();
  }
}

const PROCESS = join(import.meta.dirname, '../../verses/editions/addEditionProcess.ts');

function inWords(statusCode: number, work: () => void): void {
  try {
    work();
  } catch (fault) {
    if (fault instanceof CliError) throw new HttpError(statusCode, fault.message);
    throw fault;
  }
}
