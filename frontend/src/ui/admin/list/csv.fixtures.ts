/** Remembers the file that a test's next export hands over; the answer reads it, without its byte order mark. */
export function rememberSaved(): () => Promise<string> {
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  // jsdom follows no link to a file.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return async () => {
    const file = files.at(-1);
    if (!file) throw new Error('nothing was saved');
    return file.text();
  };
}
