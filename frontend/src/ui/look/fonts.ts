import figtree from './fonts/figtree.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';

/** Addresses of the two roman files that every page preloads; the italic never is. */
export const preloadedFonts: readonly string[] = [fraunces, figtree];
