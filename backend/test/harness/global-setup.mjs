import '@oxc-node/core/register';

/** Starts one PostgreSQL server for the run, with a migrated template that each test file clones. */
export default async () => {
  await import('reflect-metadata');
  const { startTestServer } = await import('./test-server.ts');
  globalThis.testServer = await startTestServer();
};
