import { globSync, readFileSync } from 'node:fs';

it('no part of a page takes the page with it where its file does not come: each is an `optionalPart`', () => {
  const lazy = globSync('src/web/**/*.{ts,tsx}').filter((file) => /\blazy\(/.test(readFileSync(file, 'utf8')));
  expect(lazy).toEqual(['src/web/ui/loading/optionalPart.ts']);
});
