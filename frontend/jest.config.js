/**
 * React tests: SWC to CommonJS, jsdom with Node's fetch (MSW answers it), styles and pictures stubbed.
 *
 * All files run on React's production build, which is what ships and takes half the time. The night runs all of them on the
 * development build, whose warnings it has: `REACT_BUILD=development npm test -w frontend`.
 */

/** @type {import('jest').Config} */
const project = {
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  testEnvironment: '<rootDir>/test-setup/environment.cjs',
  globals: { __SERVER__: true },
  roots: ['<rootDir>/src', '<rootDir>/vite', '<rootDir>/codegen'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFiles: ['<rootDir>/test-setup/polyfills.ts', '<rootDir>/test-setup/plain-antd.ts'],
  setupFilesAfterEnv: ['<rootDir>/test-setup/matchers.ts'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
    '\\.mjs$': ['@swc/jest', { module: { type: 'commonjs' } }],
  },
  // These packages contain ES modules only, so they are compiled like our own code.
  transformIgnorePatterns: [
    '/node_modules/(?!(msw|@msw|@mswjs|@open-draft|cookie|rettime|until-async|headers-polyfill)/)',
  ],
  moduleNameMapper: {
    '\\.css\\?inline$': '<rootDir>/test-setup/text-stub.cjs',
    // The backend's original texts name each other as the backend's build does.
    '^(\\./(words|pages|privacy|sentences|terms))\\.js$': '$1',
    '\\.css$': '<rootDir>/test-setup/style-stub.cjs',
    '\\.(svg|png|jpe?g|webp|avif|woff2)(\\?.*)?$': '<rootDir>/test-setup/asset-stub.cjs',
  },
};

const production = {
  ...project,
  displayName: 'production React',
  setupFiles: [...project.setupFiles, '<rootDir>/test-setup/production-react.cjs'],
};

/** The order of the files depends on it (tools/shuffled-files.cjs). */
process.env.TEST_SEED ??= String(Date.now() % 2 ** 31);

export default {
  testSequencer: '<rootDir>/../tools/shuffled-files.cjs',
  // The first test of a file compiles what it fetches on demand, which takes longer on a machine that is busy with other work.
  testTimeout: 60_000,
  // With two cores Jest would use only one. Files wait for timers now and then, so there is one more than cores.
  maxWorkers: 3,
  projects: process.env.REACT_BUILD === 'development' ? [project] : [production],
};
