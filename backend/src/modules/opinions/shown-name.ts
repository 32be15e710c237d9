/** Longest name that is shown under an opinion. */
export const MAX_SHOWN_NAME = 60;

/** 'Camila Rojas Soto' → 'Camila R.': the default name under an opinion. */
export function shownName(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/u);
  const initial = [...second][0];
  const shown = initial && /\p{L}/u.test(initial) ? `${first} ${initial.toLocaleUpperCase('es')}.` : first;
  return [...shown].slice(0, MAX_SHOWN_NAME).join('');
}
