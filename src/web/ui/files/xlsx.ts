import { strToU8, zipSync } from 'fflate';
import { escapeHtml } from '#shared/escapeHtml.ts';

/** What a cell holds: a text, or a number that can be summed. */
type Cell = string | number;

/**
 * A table as an Excel workbook (ECMA-376) of one sheet. Texts stay texts, so that nothing in it is a formula; numbers can be
 * summed. Libraries
 * compress in workers from blob addresses, which the site's Content-Security-Policy forbids.
 */
export function xlsxFile(rows: readonly (readonly Cell[])[], sheet: string): Blob {
  const files = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': sheetOf(rows),
  };
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([zipSync(bytes) as Uint8Array<ArrayBuffer>], { type: TYPE });
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const CONTENT_TYPES = [
  `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  `<Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/>`,
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/>`,
  '</Types>',
].join('');

const relations = (kind: string, target: string): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELATIONS}/${kind}" Target="${target}"/></Relationships>`;

/** The widest that a column is made, in characters. */
const MAX_WIDTH = 50;

/** The most characters that Excel takes in a cell. */
const MAX_CELL = 32_767;

/** The first row stays in view. */
function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const widths = rows[0]?.map((_, at) =>
    Math.min(MAX_WIDTH, Math.max(...rows.map((row) => String(row[at] ?? '').length)) + 2),
  );
  const columns = widths?.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  const cell = (value: Cell, place: string) =>
    typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(value.slice(0, MAX_CELL))}</t></is></c>`;
  return [
    `${HEAD}<worksheet xmlns="${MAIN}">`,
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews>',
    columns?.length ? `<cols>${columns.join('')}</cols>` : '',
    '<sheetData>',
    ...rows.map((row, at) => {
      const cells = row.map((value, column) => (value === '' ? '' : cell(value, `${nameOfColumn(column)}${at + 1}`)));
      return `<row r="${at + 1}">${cells.join('')}</row>`;
    }),
    '</sheetData></worksheet>',
  ].join('');
}

/** A to Z, then AA. */
const nameOfColumn = (column: number): string =>
  (column < 26 ? '' : nameOfColumn(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** For XML, without the characters that it cannot hold. */
const escaped = (text: string): string =>
  escapeHtml(text.toWellFormed().replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
