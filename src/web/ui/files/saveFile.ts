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
