import { ASKED_PARAMETERS } from '../quote/contact-path';

/** The chef's or experience's name in the address. */
export function subjectNames(search: URLSearchParams): { chef: string | undefined; experience: string | undefined } {
  const named = (parameter: string): string | undefined => search.get(parameter)?.trim() || undefined;
  return { chef: named(ASKED_PARAMETERS.chef), experience: named(ASKED_PARAMETERS.experience) };
}
