/** Addresses of the two roman fonts that every page preloads. The italic is not preloaded. */
export { default as textFont } from './fonts/figtree.woff2?url';
export { default as displayFont } from './fonts/fraunces.woff2?url';
