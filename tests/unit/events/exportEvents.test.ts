import { strFromU8, unzipSync } from 'fflate';
import { aShownEvent } from '#tests/support/factories.ts';
import { exportRows } from '#web/features/staff-events/exportRows.ts';
import { csvFile } from '#web/ui/files/csv.ts';
import { xlsxFile } from '#web/ui/files/xlsx.ts';

const NOW = { date: '2026-11-21', time: '12:00' };

it('the rows of an export have the headings first, and say of each event when, where, and whether it is on the site', () => {
  const [headings = [], kesha = [], draft = [], changed = []] = exportRows(
    [
      aShownEvent({
        status: 'moved',
        status_note: 'Rain',
        status_note_sw: 'Mvua',
        title_sw: 'Kesha ya Ijumaa',
        signup: 'open',
        signup_places: '45',
      }),
      aShownEvent({ id: '2', venue: 'Somebody’s home', end_date: null, publish: '2026-11-27T18:00' }),
      aShownEvent({ id: '3', waits: 'the number 400200' }),
    ],
    NOW,
    'https://church.example',
  );
  const named = (row: (string | number)[]) => Object.fromEntries(headings.map((heading, at) => [heading, row[at]]));
  expect(named(kesha)).toEqual({
    Title: 'Friday Kesha',
    Category: 'Kesha',
    'Start Date': '2026-11-27',
    'Start Time': '21:00',
    'End Date': '2026-11-28',
    'End Time': '05:00',
    Venue: 'Ruiru Main Sanctuary',
    Branch: 'Ruiru',
    'On the site': 'Now',
    Status: 'Moved',
    'What to tell people': 'Rain',
    'What to tell people in Kiswahili': 'Mvua',
    'People sign up': 'Yes',
    Places: 45,
    'Sign-up closes': '2026-11-27 21:00',
    Description: 'A night of prayer.\nCarry a shawl.',
    'Title in Kiswahili': 'Kesha ya Ijumaa',
    'Description in Kiswahili': '',
    Page: 'https://church.example/events/1',
  });
  expect(named(draft)).toMatchObject({
    'End Date': '',
    Branch: '',
    'On the site': 'From Friday 27 November 2026, 6 pm',
    Status: '',
  });
  expect(named(changed)).toMatchObject({ 'On the site': 'Waits for a yes' });
});

const textOf = async (...rows: string[][]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csvFile(rows).arrayBuffer());

it('a CSV file begins with the mark by which Excel reads it as UTF-8, and ends each row', async () => {
  expect(await textOf(['Title', 'Ngũrũ'], ['', 'b'])).toBe('\uFEFFTitle,Ngũrũ\r\n,b\r\n');
});

it('a CSV file quotes what would break the table', async () => {
  expect(await textOf(['a,b', 'She said "yes"', 'two\nlines', ' spaced '])).toBe(
    '\uFEFF"a,b","She said ""yes""","two\nlines"," spaced "\r\n',
  );
});

it.each(['=1+1', '+A1+254', '-2', '@SUM(A1)', '\t=1', '  =cmd', '=HYPERLINK("http://x")'])(
  'a CSV file holds %j as a text, not as a formula',
  async (text) => {
    expect((await textOf([text])).replace(/^\uFEFF"?/, '')[0]).toBe("'");
  },
);

it('a CSV file leaves other texts as they are', async () => {
  expect(await textOf(['2026-11-27', 'a=b', 'e-mail', '+254 712-345678'])).toBe(
    '\uFEFF2026-11-27,a=b,e-mail,+254 712-345678\r\n',
  );
});

const partsOf = async (rows: (string | number)[][]) => {
  const files = unzipSync(new Uint8Array(await xlsxFile(rows, 'Events').arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

it('an Excel file has every part that its content types and relations name', async () => {
  const parts = await partsOf([['Title'], ['Kesha']]);
  const named = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name);
  expect(Object.keys(parts)).toEqual(expect.arrayContaining([...named, '_rels/.rels', 'xl/_rels/workbook.xml.rels']));
  expect(parts['_rels/.rels']).toContain('Target="xl/workbook.xml"');
  expect(parts['xl/_rels/workbook.xml.rels']).toContain('Target="worksheets/sheet1.xml"');
});

it('an Excel file holds every text as a text, so that none is a formula, and numbers that can be summed', async () => {
  const title = '=1+1 <b> & "c"\u0000\uFFFF';
  const { 'xl/worksheets/sheet1.xml': sheet = '' } = await partsOf([
    ['Title', 'Empty', 'Adults'],
    [title, '', 12],
  ]);
  expect(sheet).toContain('<t xml:space="preserve">=1+1 &lt;b&gt; &amp; &quot;c&quot;</t>');
  expect(sheet).not.toMatch(/<f[ >]/);
  expect([...sheet.matchAll(/ r="([A-Z]+\d+)"/g)].map(([, place]) => place)).toEqual(['A1', 'B1', 'C1', 'A2', 'C2']);
  expect(sheet).toContain('<c r="C2"><v>12</v></c>');
});

it('an Excel file names columns beyond Z as spreadsheets do, cuts what is longer than a cell may be, and keeps whole characters', async () => {
  const long = `${'a'.repeat(32_766)}🙂`;
  const { 'xl/worksheets/sheet1.xml': sheet = '' } = await partsOf([[long, ...Array(52).fill('x')]]);
  const places = [...sheet.matchAll(/ r="([A-Z]+)1"/g)].map(([, column]) => column);
  expect([places[25], places[26], places[51], places[52]]).toEqual(['Z', 'AA', 'AZ', 'BA']);
  expect(/preserve">([^<]*)</.exec(sheet)?.[1]).toHaveLength(32_767);
  expect(sheet).not.toContain('🙂');
});
