/** False in what browsers load, so that the build leaves out what only the server needs (vite.config.ts). */
declare const __SERVER__: boolean;

/** A style sheet as text (Vite). */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
