/**
 * The text of a field of a form that was sent without scripts. Browsers send a line break as two characters, and count it as
 * one while it is written.
 */
export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}
