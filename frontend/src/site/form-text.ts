/** The text of a form's field. Browsers send a line break as two characters, and count one while it is written. */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
