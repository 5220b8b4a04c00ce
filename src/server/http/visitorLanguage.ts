import type { FastifyRequest } from 'fastify';
import { type Language, splitLanguage } from '#content/language.ts';

/**
 * The language in which a request is answered. Its address alone decides: a page's begins with `/sw`, and what a
 * Kiswahili page asks for has `?lang=sw`.
 */
export const requestLanguage = ({ url }: Pick<FastifyRequest, 'url'>): Language =>
  ASKS_FOR_SWAHILI.test(url) ? 'sw' : splitLanguage(url).language;

const ASKS_FOR_SWAHILI = /\?(?:[^#]*&)?lang=sw(?:&|$)/;
