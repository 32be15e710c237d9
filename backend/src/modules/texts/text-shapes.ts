import type { PartName, ValueName } from './text-document.js';
import type { TextName } from './text-names.js';

/** What a text must have and may have, so that its page can show it. */
export interface TextShape {
  /** Where people read it. */
  where: string;
  /** The page that shows it, where visitors can open one. */
  path: string | null;
  /** Whether it begins with the page's title and an introduction. */
  hasTop: boolean;
  /** Fewest and most sections. None: paragraphs alone. */
  sections?: { least: number; most: number; called: string };
  /** Fewest and most paragraphs of a text without sections, and most characters of each. */
  paragraphs?: { least: number; most: number; longest: number };
  /** Most characters of each section, if its copy has a limit. */
  longest?: readonly number[];
  /** Headings within a section, lists, boxes, bold and links. Without them it is plain paragraphs. */
  isRich: boolean;
  /** Whether each section has an anchor of its own, which never changes. */
  hasAnchors: boolean;
  /** Values that it may name. */
  values: readonly ValueName[];
  /** Values and parts that it must have, each once. */
  needs: readonly (ValueName | PartName)[];
  /** Parts that it may place. */
  parts: readonly PartName[];
  /** Whether it states the figures that offers reckon with. */
  hasFigures: boolean;
}

const PLAIN = { hasAnchors: false, hasFigures: false, needs: [], parts: [] } as const;
const PAGE = { ...PLAIN, hasTop: true, isRich: true, values: ['product'] } as const;
const SENTENCE = { ...PLAIN, hasTop: false, isRich: false, values: [], path: null } as const;

const page = (path: string, least: number, most: number, called: string) =>
  ({ ...PAGE, where: `La página ${path}`, path, sections: { least, most, called } }) as const;

const sentence = (where: string, count: number, longest: number) =>
  ({ ...SENTENCE, where, paragraphs: { least: count, most: count, longest } }) as const;

export const TEXT_SHAPES: Readonly<Record<TextName, TextShape>> = {
  terms: {
    ...page('/terminos-y-condiciones', 1, 40, 'secciones'),
    hasAnchors: true,
    values: ['product', 'updated', 'fee'],
    needs: ['fee', 'refunds'],
    parts: ['refunds'],
    hasFigures: true,
  },
  privacy: {
    ...page('/privacidad', 1, 40, 'secciones'),
    hasAnchors: true,
    values: ['product', 'updated'],
    parts: ['retention'],
  },
  'how-it-works': page('/como-funciona', 4, 4, 'puntos, uno para cada fotografía'),
  questions: {
    ...page('/como-funciona', 0, 40, 'preguntas'),
    where: 'Al final de /como-funciona; sin preguntas no se muestra',
    hasTop: false,
  },
  about: page('/nosotros', 3, 3, 'partes: los valores, y una para cada fotografía'),
  join: page('/unete-al-equipo', 3, 3, 'puntos, uno para cada fotografía'),
  corporate: { ...page('/corporativo', 3, 3, 'tarjetas'), where: 'Las tres tarjetas de /corporativo', hasTop: false },
  fee: { ...sentence('Al pie de cada cotización', 1, 500), values: ['fee'], needs: ['fee'] },
  refunds: sentence('Bajo la tabla de devoluciones de cada cotización', 1, 300),
  footer: { ...sentence('Al pie de cada página: arriba y abajo', 2, 200), values: ['product'] },
  offer: {
    ...SENTENCE,
    where: 'Con lo que empieza una cotización nueva',
    sections: { least: 2, most: 2, called: 'partes: las condiciones y lo que incluye' },
    longest: [2000, 1000],
  },
};
