/** Rounds in thousands, kills, outages, large tables: `*.soak.spec.ts` runs only in `make soak`, which sets this. */
const soak = process.env.SOAK !== undefined;

/** Chooses samples (harness/soak.ts) and the order of the files (tools/shuffled-files.cjs). */
process.env.TEST_SEED ??= String(Date.now() % 2 ** 31);

/** Specs beside the code and API specs under test/, on real PostgreSQL: one server a run, one database a file. */
export default {
  runtime: '<rootDir>/test/harness/native/runtime.mjs',
  testEnvironment: '<rootDir>/test/harness/native/environment.mjs',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: soak ? '\\.spec\\.ts$' : '(?<!\\.soak)\\.spec\\.ts$',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2023',
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  setupFiles: ['<rootDir>/test/harness/setup.ts'],
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  testSequencer: '<rootDir>/../tools/shuffled-files.cjs',
  globalSetup: '<rootDir>/test/harness/global-setup.mjs',
  globalTeardown: '<rootDir>/test/harness/global-teardown.mjs',
  // For a test that hangs, also on a machine that is busy with other work: no test waits for this time to pass.
  testTimeout: 180_000,
  // Two more than the machine has cores at least: some files wait for processes, time-outs or a database that is away.
  maxWorkers: 4,
};
