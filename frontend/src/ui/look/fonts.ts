import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';

/** Addresses of the two roman files that every page preloads (look.md 2, "Type"); the italic never is. */
export const preloadedFonts: readonly string[] = [fraunces, figtree];
