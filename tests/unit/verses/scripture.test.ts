import { build } from 'vite';
import { scripturePlugin, writeScripture } from '#build/scripturePlugin.ts';
import { scripture, swahiliScripture } from '#content/scripture/scripture.ts';

describe('scripture', () => {
  it('gives the words of one verse without the printers’ signs', () => {
    expect(scripture('Genesis 1:6').text).toBe(
      'And God said, Let there be a firmament in the midst of the waters, and let it divide the waters from the waters.',
    );
    expect(scripture('Psalm 23:1')).toEqual({
      reference: 'Psalm 23:1',
      text: 'The LORD is my shepherd; I shall not want.',
    });
  });

  it('joins several verses, a whole chapter and a passage across chapters', () => {
    expect(scripture('John 11:35-36').text).toBe('Jesus wept. Then said the Jews, Behold how he loved him!');
    expect(scripture('Psalm 117').text).toMatch(/^O praise the LORD, .* Praise ye the LORD\.$/);
    expect(scripture('Isaiah 52:15-53:1').text).toMatch(/^So shall he sprinkle .* revealed\?$/);
  });

  it.each([
    ['Jeremiah 2:22', 'much soap,'],
    ['Malachi 3:2', "fullers' soap"],
    ['Ezekiel 47:3', 'to the ankles.'],
    ['Acts 3:7', 'feet and ankle bones'],
    ['2 Chronicles 2:16', 'to thee in floats by sea'],
    ['Genesis 34:23', 'every beast of theirs be ours?'],
    ['1 Corinthians 1:2', 'our Lord, both theirs and ours:'],
    ['Luke 6:20', 'for yours is the kingdom of God.'],
    ['Psalm 24:1', "The earth is the LORD's,"],
    ['Genesis 25:4', 'Hanoch, and Abidah,'],
    ['Genesis 41:56', 'of the earth: and Joseph'],
    ['1 Samuel 6:9', 'that smote us; it was'],
    ['1 Chronicles 2:47', 'Jotham, and Geshan,'],
    ['1 Chronicles 2:49', 'was Achsah.'],
    ['1 Chronicles 7:19', 'sons of Shemida were'],
    ['Romans 4:18', 'many nations; according'],
    ['1 John 2:23', 'the Father: but he that'],
  ])('corrects the printing that the package follows: %s', (reference, words) => {
    expect(scripture(reference).text).toContain(words);
  });

  it.each([
    ['John 22:1', 'Scripture "John 22:1" does not exist: John has 21 chapters.'],
    ['John 3:37', 'Scripture "John 3:37" does not exist: John 3 has 36 verses.'],
    ['Jude 2:1', 'Scripture "Jude 2:1" does not exist: Jude has 1 chapter.'],
    ['Hezekiah 1:1', 'Scripture "Hezekiah 1:1" does not exist: there is no book called Hezekiah.'],
    ['John 3:16-15', 'Scripture "John 3:16-15" does not exist: it ends before it begins.'],
    ['the Bible', 'Scripture "the Bible" does not exist: write it as "Psalm 23:1-3".'],
  ])('says why %s does not exist', (reference, message) => {
    expect(() => scripture(reference)).toThrow(message);
  });
});

it.each([
  ['Psalm 23:1', 'Zaburi 23:1'],
  ['1 Thessalonians 2:8', '1 Wathesalonike 2:8'],
  ['Isaiah 52:15-53:1', 'Isaya 52:15-53:1'],
])(
  'swahiliScripture names the book of %s in Kiswahili, and keeps the words of the King James',
  (english, reference) => {
    expect(swahiliScripture(english)).toEqual({ reference, text: scripture(english).text });
  },
);

describe('the build', () => {
  it('writes the words in place of each call and drops the import', () => {
    const written = writeScripture(
      "import { type Scripture, scripture } from './scripture.ts';\nexport const quote: Scripture = scripture('John 11:35');\n",
      'src/content/home.ts',
    );
    expect(written).toBe('\nexport const quote: Scripture = {"reference":"John 11:35","text":"Jesus wept."};\n');
  });

  it('writes the Kiswahili name of the book for a Kiswahili page', () => {
    const written = writeScripture(
      "import { swahiliScripture } from '../scripture.ts';\nexport const quote = swahiliScripture('John 11:35');\n",
      'src/content/sw/home.ts',
    );
    expect(written).toBe('\nexport const quote = {"reference":"Yohana 11:35","text":"Jesus wept."};\n');
  });

  it('takes a field of that name for what it is', () => {
    const written = writeScripture(
      [
        "import { type Scripture, scripture } from '#content/scripture/scripture.ts';",
        'type Area = { scripture: Scripture };',
        "const area: Area = { scripture: scripture('John 11:35') };",
        'export const text = area.scripture.text;',
      ].join('\n'),
      'src/content/motto.ts',
    );
    expect(written).toContain('{ scripture: {"reference":"John 11:35","text":"Jesus wept."} };');
  });

  it('leaves a file alone that only speaks of scripture', () => {
    const code = `export const words = { scripture: 'All scripture is given', note: "scripture('John 1:1')" };\n`;
    expect(writeScripture(code, 'src/content/about.ts')).toBe(code);
  });

  it.each(['scripture(`John 1:1`)', 'scripture(reference)', '[].map(scripture)', "scripture('John 1:1', 2)"])(
    'refuses %s in words',
    (call) => {
      const code = `import { scripture } from './scripture.ts';\nexport const quote = ${call};\n`;
      expect(() => writeScripture(code, 'src/content/home.ts')).toThrow(
        'with the reference itself, in quotation marks',
      );
    },
  );

  it('keeps the Bible out of what a browser downloads', async () => {
    const entry = '/virtual/src/content/quote.ts';
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
      plugins: [
        {
          name: 'virtual',
          resolveId: (id) => (id === entry ? id : null),
          load: (id) =>
            id === entry
              ? "import { scripture, swahiliScripture } from '#content/scripture/scripture.ts';\nexport const quote = scripture('John 11:35');"
              : null,
        },
        scripturePlugin(),
      ],
    });
    const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
    const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
    expect(code).toContain('Jesus wept.');
    expect(code.length).toBeLessThan(2_000);
  });
});
