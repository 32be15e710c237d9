/** False in what browsers load: what only the server needs is left out of it (vite.config.ts). */
declare const __SERVER__: boolean;
