import { cpSync, globSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';
import { NEVER, ON_NEED, WITH_FILES } from './unbundled-packages.mjs';

const isOf = (id: string, name: string): boolean => id === name || id.startsWith(`${name}/`);

/** What MikroORM finds by looking into folders. Their files stay where it looks, and lead to the bundled code. */
const FOUND_BY_FOLDER = ['build/**/*.entity.js', 'build/migrations/*.js'];

/** What the server reads beside its code. */
const READ = ['seed/pictures', 'embeds/browser'];

/** What `node` runs: the product, its commands, and the processes that make pictures and open papers. */
const PROGRAMS = [
  'build/main.js',
  'build/admin.js',
  'build/openapi.js',
  'build/platform/images/image-child.js',
  'build/platform/papers/open-pdf.js',
];

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(name));

/**
 * Of two builds of a package, the one that our own code imports. class-validator also has the rules of every kind of phone in the
 * world, for a decorator that no field has: ours are checked by `platform/http/phone.ts`.
 */
const ONE_OF_EACH = { luxon: fileOf('luxon'), 'libphonenumber-js/max': fileOf('libphonenumber-js/min') };

const entries = [...PROGRAMS, ...globSync(FOUND_BY_FOLDER)];

/**
 * Bundles the compiled server: a start reads some three hundred files instead of four thousand, each of which costs
 * the system a little. What is loaded later on need stays in files of its own.
 */
export default defineConfig({
  input: Object.fromEntries(entries.map((file) => [file.slice('build/'.length, -'.js'.length), file])),
  platform: 'node',
  resolve: { alias: ONE_OF_EACH },
  // Nothing is dropped as unused: a call of decodeURIComponent that is there to see whether it throws would go with it.
  treeshake: false,
  external: (id) => builtinModules.includes(id) || [...WITH_FILES, ...ON_NEED, ...NEVER].some((name) => isOf(id, name)),
  output: {
    dir: 'dist',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    // Entities, providers and errors are known by the names of their classes.
    keepNames: true,
    comments: false,
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false } },
    // V8 keeps the text of what it runs: two bytes for each character of a file in which one does not fit into one.
    charset: 'ascii',
  },
  /** Libraries ask for packages that they can do without. What our own code needs, the compiler has found. */
  onLog(level, log, handle) {
    if (log.code !== 'UNRESOLVED_IMPORT') handle(level, log);
  },
  plugins: [
    {
      name: 'files-that-are-read',
      writeBundle() {
        for (const folder of READ) cpSync(`build/${folder}`, `dist/${folder}`, { recursive: true });
      },
    },
  ],
});
