/** Beginnings by which spreadsheets take a text for a formula, and would run it. */
const FORMULA = /^\s*[=+\-@\t\r]/;

/** A telephone number is no formula; services that send SMS refuse it with an apostrophe. */
const PHONE = /^\+[\d -]+$/;

/** By it, Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as a CSV file (RFC 4180) that Excel opens. A text that would be a formula begins with an apostrophe. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([BYTE_ORDER_MARK, ...rows.map((row) => `${row.map((cell) => csvCell(String(cell))).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  });

function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** How long the browser may take to begin a download, in milliseconds. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Has the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_TIMEOUT_MS);
}
