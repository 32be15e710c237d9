import { SUBJECT_PARAMETERS } from '../quote/contact-path';

/** The names by which the address says what is asked about. */
export function subjectNames(search: URLSearchParams): { chef: string | undefined; experience: string | undefined } {
  const named = (parameter: string): string | undefined => search.get(parameter)?.trim() || undefined;
  return { chef: named(SUBJECT_PARAMETERS.chef), experience: named(SUBJECT_PARAMETERS.experience) };
}
