/** The files that the browser is told to save until the end of the test, each with its name; jsdom saves none. */
export function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  let latest = new Blob();
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:http://localhost/file';
  };
  URL.revokeObjectURL = () => undefined;
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
}
