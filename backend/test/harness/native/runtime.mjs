/**
 * Jest's project option `runtime`: imports a spec, and all that it imports, with Node's own `import()`.
 *
 * Jest's own runtime evaluates ES modules in a new context for each spec file, so Nest, MikroORM and all sources are
 * evaluated again for each of them. Here they are evaluated once per worker. No spec replaces a module, which is what
 * that isolation is for. What is left of it stands in environment.mjs.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** What `@jest/globals` is for a spec that Node imports. The functions of jest-circus are other ones for each spec. */
const globalsOfThisFile = () => new URL(`globals.mjs?import=${imports}`, import.meta.url).href;

/** Jest asks a transformer whether these are understood by who runs its result. */
const ESM = {
  supportsStaticESM: true,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsTopLevelAwait: true,
};

/** Paths of source maps by the address of their source, for the lines of failures. */
const sourceMaps = new Map();

/** Transforms with the project's settings, and keeps the results on the disk. */
let transformer;

/** How many files this worker has imported. In watch mode a file is imported again. */
let imports = 0;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier === '@jest/globals') return { url: globalsOfThisFile(), shortCircuit: true };
    if (specifier.startsWith('.') && specifier.endsWith('.js') && !context.parentURL?.includes('/node_modules/')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return { url: source.href, shortCircuit: true };
    }
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !new URL(url).pathname.endsWith('.ts')) return nextLoad(url, context);
    const path = fileURLToPath(url);
    const { code, sourceMapPath } = transformer.transform(path, ESM, readFileSync(path, 'utf8'));
    if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** The part of Jest's runtime that jest-runner and jest-circus call. */
export default class NativeRuntime {
  #environment;

  constructor(_config, environment, _resolver, scriptTransformer) {
    this.#environment = environment;
    transformer = scriptTransformer;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    imports += 1;
    try {
      const spec = await import(`${pathToFileURL(path)}?import=${imports}`);
      this.#environment.begin();
      return spec;
    } catch (error) {
      this.#environment.isBroken = true;
      throw error;
    }
  }

  /** jest-circus keeps the tests of a file in its modules, so each file gets them new. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  setGlobalsForRuntime() {
    // They are properties of `globalThis` already: the environment's global is this process's.
  }

  restoreAllMocks() {
    this.#environment.moduleMocker.restoreAllMocks();
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {}
}
