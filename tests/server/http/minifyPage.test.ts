import { expect, it } from 'vitest';
import { minifyPage } from '#server/rendering/minifyPage.ts';

const GLOBAL =
  '<style data-emotion="css-global 1">:root{--mui-a:var(--mui-b);--mui-b:1px;--mui-c:2px}p{top:var(--mui-d)}</style>';
const page = (css: string, body: string) => ({
  head: `<title>Home</title>${GLOBAL}<style data-emotion="css ab12 cd34">${css}</style>`,
  body,
  state: '{}',
});
/** The rules of the page's classes. */
const rulesOf = ({ head }: { head: string }) => head.match(/<style>(.*)<\/style>/)?.[1];

it('gives classes short names, the same in the styles and on the elements', () => {
  const light = minifyPage(
    page(
      '.css-ab12{top:1px}.css-ab12>.css-cd34{top:2px}',
      '<p class="Mui-x css-cd34">css-ab12</p><b class="css-ab12"></b>',
    ),
  );
  expect(light.body).toBe('<p class="Mui-x c0">css-ab12</p><b class="c1"></b>');
  expect(rulesOf(light)).toBe('.c1{top:1px}.c1>.c0{top:2px}');
  expect(light).toMatchObject({ state: '{}', head: expect.stringContaining('<title>Home</title>') });
});

it('leaves out rules for classes that no element has, and keeps the others of a list', () => {
  const css =
    '.css-ab12.Mui-disabled{top:1px}.css-ab12:hover,.css-ab12.Mui-no{top:2px}@media (hover: none){.css-ab12.Mui-no{top:3px}}';
  expect(rulesOf(minifyPage(page(css, '<p class="css-ab12"></p>')))).toBe('.c0:hover,.c0.Mui-no{top:2px}');
});

it('takes the query off that always matches, and keeps the order of a class’s rules', () => {
  const css =
    '.css-ab12{top:9px}@media (min-width:0rem){.css-ab12{top:1px}}@media (min-width:40rem){.css-ab12{top:2px}}';
  expect(rulesOf(minifyPage(page(css, '<p class="css-ab12"></p>')))).toBe(
    '.c0{top:9px}.c0{top:1px}@media (min-width:40rem){.c0{top:2px}}',
  );
});

it('declares only the variables that the page reads, and has the app insert them all', () => {
  const { head } = minifyPage(page('.css-ab12{left:var(--mui-a)}', '<p class="css-ab12"></p>'));
  expect(head).toContain(
    '<style data-emotion="css-global">:root{--mui-a:var(--mui-b);--mui-b:1px;}p{top:var(--mui-d)}</style>',
  );
});

it('leaves a page without such styles as it is', () => {
  const plain = { head: '<title>Home</title>', body: '<p class="css-ab12"></p>' };
  expect(minifyPage(plain)).toEqual(plain);
});
