/** How long the page says that something was saved: it may be loaded again, and its address has no script to change it. */
const SAID_MS = 60_000;

/** What the address says of a form that was just saved. */
export const savedNow = (form: string): string => new URLSearchParams({ guardado: `${form}.${Date.now()}` }).toString();

/** The form that was saved a moment ago, as the address says; undefined where none was. */
export function justSaved(query: URLSearchParams): string | undefined {
  const [form, at] = query.get('guardado')?.split('.') ?? [];
  return Math.abs(Date.now() - Number(at)) < SAID_MS ? form : undefined;
}
