import { ASKED_PARAMETERS } from '../quote/contact-path';

/** The names by which the address says what is asked about. */
export function subjectNames(search: URLSearchParams): { chef: string | undefined; experience: string | undefined } {
  const named = (parameter: string): string | undefined => search.get(parameter)?.trim() || undefined;
  return { chef: named(ASKED_PARAMETERS.chef), experience: named(ASKED_PARAMETERS.experience) };
}
