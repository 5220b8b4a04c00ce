import type { AppContext } from '#server/http/appContext.ts';
import { readConfirmed } from '#server/store/held/confirmed.ts';
import { type Known, numberKey } from '#shared/publication/known.ts';
import { linksIn } from '#shared/publication/links.ts';

type Sources = Pick<AppContext, 'store' | 'giving' | 'content' | 'siteUrl'>;

/**
 * What editors may publish without an owner's yes: where money goes now, the church's own telephone, email and site, and
 * what owners have confirmed. The host of a request is not among it, since the sender chooses it.
 */
export async function knownTexts({ store, giving, content, siteUrl }: Sources): Promise<Known> {
  const { pairs } = (await giving.current()).shown;
  const { phone, email } = (await content.current()).church('en');
  const confirmed = await readConfirmed(store.db);
  const own = [phone, email].filter((fact) => !('sample' in fact && fact.sample)).map(({ value }) => value);
  const numbers = [...pairs.flatMap(({ paybill, account }) => [paybill, account]), ...own]
    .map(numberKey)
    .filter((digits) => digits !== '');
  const links = linksIn([siteUrl ?? '', ...own].join(' '));
  return { numbers: [...numbers, ...confirmed.numbers], links: [...links, ...confirmed.links] };
}
