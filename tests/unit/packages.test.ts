import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { packages } = readJson('package-lock.json') as {
  packages: Record<string, { version: string; integrity?: string; resolved?: string }>;
};
const { dependencies, devDependencies, imports } = readJson('package.json');

/** What a running site, or a command in its container, begins with. */
const SERVING = [
  'src/server/main.ts',
  'src/server/images/cards/draw.ts',
  'src/server/images/uploads/makePicture.ts',
  'src/server/sermons/checking/checkSound.ts',
  'src/server/verses/answerVerse.ts',
  ...['backup', 'bible', 'doctor', 'move', 'restore', 'seed', 'staff'].map((name) => `src/commands/data/${name}.ts`),
];

/** The packages that these files import, and the files that they import, all the way down. */
function packagesOf(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const files = new Set(entries);
  for (const file of files) {
    const source = readFileSync(file, 'utf8').replaceAll(/^import type [^;]*;/gm, '');
    const literals = source.matchAll(
      /(?:\bfrom|\bimport|\bimport\(|\brequire(?:\.resolve)?\(|\bimport\.meta\.resolve\(\s*|new URL\(|\bread\() ?['`]([^'`]+)['`]/g,
    );
    for (const [, name = ''] of literals) {
      if (name.startsWith('node:')) continue;
      const path = pathOf(name, file);
      if (path === undefined) found.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
      else if (/\.(ts|mjs)$/.test(path) && existsSync(path)) files.add(path);
    }
  }
  return found;
}

/** Where a relative or `#` import leads; undefined for a package. */
function pathOf(name: string, from: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [key = ''] = name.split('/');
  const named: string | { default: string } | undefined = imports[`${key}/*`];
  const target = typeof named === 'object' ? named.default : named;
  return target && join(target.replace('*', ''), name.slice(key.length + 1));
}

/** What the Dockerfile takes out of the image after it was installed. */
function removedFromImage(): string[] {
  const [, list = ''] = /npm uninstall((?:[^&]|\\\n)*)&&/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  return list.split(/[\s\\]+/).filter((word) => word !== '' && !word.startsWith('--'));
}

it('the packages are pinned to one version each', () => {
  for (const version of Object.values<string>({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
});

it('the packages are named in the lock file with a checksum and no host', () => {
  const unchecked = Object.entries(packages).filter(
    ([path, { integrity }]) => path && !integrity?.startsWith('sha512-'),
  );
  expect(unchecked).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});

it('the packages stay in the image exactly where serving needs them', () => {
  const needed = packagesOf(SERVING);
  const removed = removedFromImage();
  expect(removed.filter((name) => !dependencies[name])).toEqual([]);
  expect(removed.filter((name) => needed.has(name))).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => !needed.has(name) && !removed.includes(name))).toEqual([]);
});

it('the container images are pinned by digest', () => {
  const pinned = /^[\w.-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;
  const [, node = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const froms = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(node).toMatch(pinned);
  expect(new Set(froms)).toEqual(new Set(['$NODE_IMAGE']));
  const composed = [...readFileSync('compose.yaml', 'utf8').matchAll(/^ {4}image: (\S+)$/gm)].map(([, image]) => image);
  expect(composed).toHaveLength(2);
  for (const image of composed) expect(image).toMatch(pinned);
});
