import figtree from './fonts/figtree.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';

/** Addresses of the two roman fonts that every page preloads. The italic is not preloaded. */
export const preloadedFonts: readonly string[] = [fraunces, figtree];
