import type { ReactNode } from 'react';

/** Keeps markup under what it is made from. */
type Keeper = (of: readonly unknown[], markup: ReactNode) => ReactNode;

let keeper: Keeper | undefined;

/** The server says how it keeps markup (app/kept-markup.tsx). Browsers have nothing of the kind. */
export function provideKeeper(given: Keeper): void {
  keeper = given;
}

/**
 * Markup that the server may give again without rendering it, such as a card's: twelve of them take as long as the rest of
 * the page. It must follow from `of` alone, plain data that begin with a name that nothing else has, and contain no
 * `useId`, whose ids count what is around.
 */
export const keepMarkup: Keeper = (of, markup) => (keeper ? keeper(of, markup) : markup);
