import { articleHtml, inEdition } from '#server/content/articles/articleHtml.ts';

const ID = 'a'.repeat(22);
const AROUND = { language: 'en', uploads: new Map([[ID, { width: 800, height: 600 }]]) } as const;
const made = (text: string) => articleHtml(text, AROUND);
const html = (text: string) => made(text).html;

/** The elements that an article may have; the only attributes are those that the server writes. */
const ALLOWED =
  /^<(?:\/?(?:h2|h3|h4|p|em|strong|ul|ol|li|figure|figcaption|blockquote|footer|picture)|\/a|br|a href="(?:\/(?!\/)[\w\-./?=&;#%]*|https?:\/\/[^"<>]*|mailto:[^"<>]*|tel:[^"<>]*)"(?: rel="noopener")?|source type="image\/(?:avif|webp)" srcset="[\w/\-., ]+" sizes="[^"<>]*"|img src="\/event-pictures\/[\w-]+\/960\.jpg" width="\d+" height="\d+" alt="[^"<>]*" loading="lazy")>$/;

const strange = (text: string) =>
  html(text)
    .match(/<[^>]*>?/g)
    ?.filter((tag) => !ALLOWED.test(tag)) ?? [];

it('an article has headings, paragraphs, lists, emphasis and links', () => {
  const text =
    '# How it began\n\nIn *2009*, **nine** people.\n\n- One\n- Two\n\n1. First\n\n[Contact](/contact?team=choir), [us](https://a.example/x?a=1&b=2)';
  expect(made(text)).toEqual({
    faults: [],
    quotes: [],
    html: [
      '<h2>How it began</h2>',
      '<p>In <em>2009</em>, <strong>nine</strong> people.</p>',
      '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
      '<ol>\n<li>First</li>\n</ol>',
      '<p><a href="/contact?team=choir">Contact</a>, <a href="https://a.example/x?a=1&amp;b=2" rel="noopener">us</a></p>',
    ].join('\n'),
  });
});

it('an article has pictures with their description, size and caption', () => {
  const { html, faults } = made(`![A "tent" <1>](https://old.example/event-pictures/${ID}/1600.jpg "Our first home")`);
  expect(faults).toEqual([]);
  expect(html).toContain('width="800" height="600" alt="A &quot;tent&quot; &lt;1&gt;" loading="lazy"></picture>');
  expect(html).toMatch(/^<figure><picture><source .*<\/picture><figcaption>Our first home<\/figcaption><\/figure>$/);
});

it('an article fills in the words of a passage, in the names of either language', () => {
  expect(html(':scripture[John 11:35]')).toBe('<blockquote><p>Jesus wept.</p><footer>John 11:35</footer></blockquote>');
  const swahili = articleHtml('Soma:\n\n:scripture[yohana 11:35]', { ...AROUND, language: 'sw' });
  const foot = '<footer>Yohana 11:35</footer></blockquote>';
  expect(swahili.html).toBe(`<p>Soma:</p>\n<blockquote lang="en"><p>Jesus wept.</p>${foot}`);
  const article = { lead: '', picture: null, ...swahili };
  expect(inEdition(article, { 'Yohana 11:35': '“Yesu” <akalia> $& machozi' }).html).toBe(
    `<p>Soma:</p>\n<blockquote><p>“Yesu” &lt;akalia&gt; $&amp; machozi</p>${foot}`,
  );
  expect(inEdition(article, {})).toEqual(article);
});

it.each([
  ['a passage that does not exist', ':scripture[John 30:1]', 'John has 21 chapters'],
  ['a book that does not exist', ':scripture[Hezekiah 1:1]', 'there is no book called'],
  ['a picture from elsewhere', '![x](https://evil.example/a.jpg)', 'sent here'],
  ['a picture that is gone', `![x](/event-pictures/${'b'.repeat(22)}/1600.jpg)`, 'sent here'],
  ['a picture without a description', `![](/event-pictures/${ID}/1600.jpg)`, 'cannot see it'],
  ['a link that is a script', '[x](javascript:alert(1))', 'https://'],
  ['a link that hides its host', '[x](//evil.example)', 'https://'],
  ['lists that never end', `${'- '.repeat(9)}x`, 'nested too deep'],
  ['lists that go ever further in', `${'    '.repeat(5)}- x`, 'nested too deep'],
  ['more lines than can be read', 'x\n'.repeat(1001), '1000 are the most'],
  ['more headings than can be read', '# x\n'.repeat(501), '500 are the most'],
  ['more underlined headings than can be read', `a\n${'=\n'.repeat(500)}`, '500 are the most'],
  ['scripture that makes a page of 2 MB', ':scripture[Psalm 119:1-176]\n\n'.repeat(200), 'are the most'],
  ['too many stars', '*a* b\n\n'.repeat(460).replaceAll('*a*', '*a* *b* *c* *d* *e*'), '4000 are the most'],
  ['too many stars in one paragraph', '*a* '.repeat(201), 'too many brackets or stars'],
  ['a passage that is named at length', `:scripture[${'1 '.repeat(900)}]`, 'in at most 80 letters'],
  ['a passage that is too long', ':scripture[Psalm 119:1-61]', 'has 61 verses: 60 are the most'],
  ['passages that are too long together', ':scripture[Psalm 119:1-40]\n\n'.repeat(2), '60 verses are the most'],
  ['a page that grows too long', `![x](/event-pictures/${ID}/1600.jpg)\n\n`.repeat(400), '200 kB are the most'],
])('an article says what is wrong with %s', (_, text, words) => {
  expect(made(text).faults.join()).toContain(words);
  expect(strange(text)).toEqual([]);
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  'a <b onclick="x">b</b> <!-- c --> <![CDATA[x]]> <?php x ?>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://evil.example"></iframe>\n\n<style>*{}</style>',
  '[x](javascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](java\u0000script:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](https://user:secret@evil.example)',
  '[x](https://evil.example/"onmouseover="alert(1))',
  '[x](</contact" onmouseover="alert(1)>)',
  '[x](/contact "title" onmouseover=alert(1))',
  '[a [b](https://b.example) c](https://a.example)',
  '<https://evil.example>',
  '[x]: javascript:alert(1)\n\n[x]',
  `![" onerror="alert(1)](/event-pictures/${ID}/1600.jpg)`,
  `![x](/event-pictures/${ID}/1600.jpg "</figcaption><script>alert(1)</script>")`,
  `![x](/event-pictures/${ID}/1600.jpg?"onload="alert(1))`,
  `[![x](/event-pictures/${ID}/1600.jpg)](javascript:alert(1))`,
  ':scripture[<script>alert(1)</script>]',
  ':scripture[John 3:16](javascript:alert(1))',
  '> quote\n\n---\n\n    code\n\n```js\nalert(1)\n```\n\n`<b>`',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;script&#62;',
  '| a | b |\n|---|---|\n| 1 | 2 |',
])('nothing else passes in an article: %s', (text) => {
  expect(strange(text)).toEqual([]);
  expect(html(text)).not.toMatch(/<[^>]*(?:javascript|vbscript|data:)/i);
});

it.each([
  ['brackets', '['.repeat(30_000)],
  ['stars', '*a '.repeat(10_000)],
  ['pictures in pictures', '![a '.repeat(7500)],
  [
    'lists in lists',
    Array.from({ length: 240 }, (_, at) => `${'  '.repeat(at % 120)}- x`)
      .join('\n')
      .slice(0, 30_000),
  ],
  ['quotes', '> '.repeat(15_000)],
  ['headings', '# '.repeat(15_000)],
  ['lines', 'x\n'.repeat(15_000)],
  ['marks beyond the limit', `${'*a_ '.repeat(199)}\n\n`.repeat(37)],
  ['underlines up to the limit', 'a\n=\n'.repeat(490)],
  ['empty lines', '\n'.repeat(30_000)],
  ['spaces before the end of a line', ' \n'.repeat(15_000)],
  ['lists of tabs', Array.from({ length: 240 }, (_, at) => `${'\t'.repeat(at)}- x`).join('\n')],
  ['entries up to the limit', `- ${'a*'.repeat(27)}\n`.repeat(490)],
  ['links', '[a](b)\n\n'.repeat(3700)],
  ['marks of code', '` ``'.repeat(7500)],
  ['tables', 'a|b\n-|-\n'.repeat(3700)],
  ['passages', ':scripture[Psalm 119:1-60]\n\n'.repeat(490)],
  [
    'passages that are too long',
    Array.from({ length: 490 }, (_, at) => `:scripture[Psalm 1:1-150:6${' '.repeat(at % 9)}]`).join('\n\n'),
  ],
])('%s without end take no time in an article', (_, text) => {
  const begun = process.cpuUsage();
  expect(strange(text)).toEqual([]);
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1000);
});
