import type { DemoLogo } from './types.js';

/** Invented companies, each with a logo in colour and one in white for dark backgrounds. */
export const LOGOS: readonly DemoLogo[] = [
  logo('Cumbrera', 'cumbrera'),
  logo('Altavid', 'altavid'),
  logo('Salarena', 'salarena'),
  logo('Lumbra', 'lumbra'),
  logo('Pehuenal', 'pehuenal'),
  logo('Puerto Claro', 'puertoclaro'),
  logo('Quillaya', 'quillaya'),
  logo('Farolar', 'farolar'),
];

function logo(name_company: string, file: string): DemoLogo {
  return { name_company, color_logo: `logo-${file}-color.png`, transparent_logo: `logo-${file}-white.png` };
}
