import { likeLiteral } from './like-literal.js';
import { nameKey } from './name-key.js';

/**
 * The words of a search, each once, without case and accents. A word within another one is left out: whatever has the
 * longer one has it.
 */
export function searchWords(text: string | null | undefined): string[] {
  const words = [...new Set(nameKey(text ?? '').split(' '))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
}

/** The LIKE pattern of search keys that hold this text; its own wildcards stand for themselves. */
export const containing = (text: string): string => `%${likeLiteral(nameKey(text))}%`;
