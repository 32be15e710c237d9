/** The pages behind secret links, which run no scripts. */
const SECRET = '/site/(layout/SecretLayout|(my-request|offer|opinion|preview)/)';

/**
 * What a visitor's first page load may bring: everything that is reached without import() at run time. antd alone would
 * double it.
 */
export default {
  forbidden: [
    {
      name: 'no-antd-in-the-first-load',
      comment: 'Public pages carry no antd: it arrives with import(), when something needs it.',
      severity: 'error',
      from: { path: '^frontend/src/(entry-client|site/)', pathNot: ['\\.test\\.tsx?$'] },
      to: { path: 'node_modules/(antd|@ant-design|rc-[^/]+|@rc-component)/', reachable: true },
    },
    {
      name: 'no-staff-calls-in-the-first-load',
      comment:
        "Public pages call what api/public.generated.ts and api/on-need.generated.ts have: the back-office's calls are no part of a first load.",
      severity: 'error',
      from: { path: '^frontend/src/(entry-client|site/)', pathNot: ['\\.test\\.tsx?$'] },
      to: { path: '^frontend/src/api/(api|generated)\\.ts$', reachable: true },
    },
    {
      name: 'no-calls-on-need-in-the-first-load',
      comment: 'What visitors call after a press, or on a page of its own, comes with the part that calls it.',
      severity: 'error',
      from: { path: '^frontend/src/(entry-client|site/(home|cards)/)', pathNot: ['\\.test\\.tsx?$'] },
      to: { path: '^frontend/src/api/on-need\\.generated\\.ts$', reachable: true },
    },
    {
      name: 'no-machinery-of-calls-in-the-first-load',
      comment: 'A page is sent with its data: what makes calls comes with the first one (app/late-store.ts).',
      severity: 'error',
      // What a page is loaded with comes when it is.
      from: { path: '^frontend/src/(entry-client|site/.+/[A-Z]\\w+\\.tsx$)', pathNot: ['\\.test\\.tsx?$', SECRET] },
      to: { path: 'node_modules/@reduxjs/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|jpg|webp|woff2)', dynamic: true },
    tsPreCompilationDeps: false,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
