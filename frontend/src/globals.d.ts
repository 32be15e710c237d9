/** False in what browsers load, so that the build leaves out what only the server needs (vite.config.ts). */
declare const __SERVER__: boolean;

/** A style sheet as text (Vite). */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** What the addresses of the build's import() end with, while one is asked for again (vite/import-again.ts). */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var importQuery: string | undefined;
