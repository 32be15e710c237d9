/**
 * React tests: SWC to CommonJS, jsdom with Node's fetch (MSW answers it), styles and pictures stubbed.
 * @type {import('jest').Config}
 */
export default {
  testEnvironment: '<rootDir>/test-setup/environment.cjs',
  globals: { __SERVER__: true },
  roots: ['<rootDir>/src', '<rootDir>/vite', '<rootDir>/codegen'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  setupFiles: ['<rootDir>/test-setup/polyfills.ts'],
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
  // The first test of a file compiles what it fetches on demand, which takes longer on a machine that is busy with other work.
  testTimeout: 30_000,
  // With two cores Jest would use only one.
  maxWorkers: 2,
};
