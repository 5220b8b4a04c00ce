import type { FastifyRequest } from 'fastify';
import { type Language, splitLanguage } from '#content/language.ts';

/**
 * The language of a response. The URL alone decides: Kiswahili pages begin with `/sw`, and their requests have
 * `?lang=sw`.
 */
export const requestLanguage = ({ url }: Pick<FastifyRequest, 'url'>): Language =>
  ASKS_FOR_SWAHILI.test(url) ? 'sw' : splitLanguage(url).language;

const ASKS_FOR_SWAHILI = /[?&]lang=sw(?:&|$)/;
