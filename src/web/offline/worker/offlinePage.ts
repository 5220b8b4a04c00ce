import { church } from '#content/en/church.ts';
import { offline as english } from '#content/en/offline.ts';
import { inLanguage, type Language, splitLanguage } from '#content/language.ts';
import { href } from '#content/pages.ts';
import { offline as swahili } from '#content/sw/offline.ts';
import { escapeHtml } from '#shared/escapeHtml.ts';
import { darkPalette, lightPalette } from '#web/theme/palette.ts';
import { typography } from '#web/theme/typography.ts';
import { RETRY_INTERVAL_MS } from '../workerMessages.ts';

/** Both languages: one worker keeps the pages of both. */
const offlineWords: Readonly<Record<Language, typeof swahili>> = { en: english, sw: swahili };

/** A cached page: its path, its title as HTML, and when it was fetched, ISO 8601. */
export interface KeptPage {
  path: string;
  /** The version of the church's words that it shows (`CONTENT_VERSION`); undefined if the server did not send one. */
  version: string | undefined;
  title: string;
  at: string;
}

/** What the offline page shows. */
interface OfflinePage {
  /** The language of the address. */
  language: Language;
  /** Whether the device has no network, or the site does not answer. */
  reason: 'offline' | 'unreachable';
  /** What is missing at the address. */
  missing: 'screen' | 'page' | 'file';
  /** Newest first; pages in the other language last. */
  kept: readonly KeptPage[];
  /** The address of the headings' font. */
  font?: string | undefined;
}

const colours = ({ text, background, divider }: typeof lightPalette) =>
  `--ink:${text.primary};--soft:${text.secondary};--page:${background.default};--line:${divider}`;

const { glass } = lightPalette;
const headings = typography.h1?.fontFamily;

const style = (font: string | undefined) => `
${font ? `@font-face{font-family:Marcellus;src:url(${font}) format("woff2");font-display:swap}` : ''}
:root{color-scheme:light;${colours(lightPalette)}}
:root[data-theme=dark]{color-scheme:dark;${colours(darkPalette)}}
@media(prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${colours(darkPalette)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1.0625rem/1.65 ${typography.fontFamily}}
header{background:${glass.main};border-bottom:2px solid ${glass.gold}}
header>*,main{max-width:720px;margin:0 auto;padding:0 20px}
header a{display:flex;align-items:center;gap:12px;min-height:76px;color:${glass.ink};text-decoration:none}
header a,h1,h2{font-family:${headings};font-weight:400;line-height:1.15}
header a{font-size:1.2rem}
main{padding-top:48px;padding-bottom:64px}
h1{font-size:clamp(2.25rem,5vw,3.75rem);margin:0 0 16px}
h2{font-size:1.5rem;margin:48px 0 8px}
p{margin:0 0 24px}
.again{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:999px;font-weight:600;background:${glass.gold};color:${glass.deep};text-decoration:none}
ul{list-style:none;margin:0;padding:0}
li{border-bottom:1px solid var(--line)}
li a{display:flex;flex-wrap:wrap;align-items:center;gap:0 12px;min-height:52px;padding:8px 0;color:var(--ink);font-weight:600;text-decoration:none}
li span{text-decoration:underline;text-underline-offset:.18em}
li small{color:var(--soft);font-size:.9375rem;font-weight:400}
:focus-visible{outline:3px solid var(--soft);outline-offset:3px}
`;

/**
 * Applies the chosen colours, and reloads when the network is back. Only while the page is visible and nobody has pressed
 * a link: a reload would pull the person back.
 */
const SCRIPT = `
try{const m=localStorage.getItem("theme-mode");if(m==="dark"||m==="light")document.documentElement.dataset.theme=m}catch{}
let left=false;
const back=()=>document.hidden||left||location.reload();
const seek=()=>document.hidden||fetch(location.href,{headers:{accept:"text/html"}}).then(({status})=>status<500&&back(),()=>0);
addEventListener("beforeunload",()=>{left=true});
addEventListener("pageshow",()=>{left=false});
addEventListener("online",back);
addEventListener("visibilitychange",seek);
setInterval(seek,${RETRY_INTERVAL_MS});
`;

/** The page for an address that cannot be loaded: why, and which cached pages can be read. */
export function offlinePage({ language, reason, missing, kept, font }: OfflinePage): Response {
  const words = offlineWords[language].page;
  const name = church.name.value;
  const title = words.titles[reason];
  const isOwn = ({ path }: KeptPage) => splitLanguage(path).language === language;
  const entry = (page: KeptPage) => {
    const lang = isOwn(page) ? '' : ` lang="${splitLanguage(page.path).language}"`;
    const address = escapeHtml(page.path);
    return `<li><a href="${address}"><span${lang}>${page.title || name}</span><small>${words.asOf(page.at)}</small></a></li>`;
  };
  const entries = [...kept.filter(isOwn), ...kept.filter((page) => !isOwn(page))].map(entry);
  const list = kept.length === 0 ? `<p>${words.none}</p>` : `<h2>${words.kept}</h2><ul>${entries.join('')}</ul>`;
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex">
<title>${title} – ${name}</title><script nonce="${nonce}">${SCRIPT}</script><style>${style(font)}</style></head>
<body><header><div><a href="${inLanguage(language, href('home'))}"><img src="/icons/logo.svg" alt="" width="40" height="40">${name}</a></div></header>
<main><h1>${title}</h1><p>${words.missing[missing]}</p><a class="again" href="">${words.again}</a>
${list}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; font-src 'self'; connect-src 'self'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
