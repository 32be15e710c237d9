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
      comment: "Public pages call what api/public.generated.ts has. The back-office's calls are not in a first load.",
      severity: 'error',
      from: { path: '^frontend/src/(entry-client|site/)', pathNot: ['\\.test\\.tsx?$'] },
      to: { path: '^frontend/src/api/(api|generated)\\.ts$', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(css|svg|png|jpg|webp|woff2)', '\\.test\\.tsx?$'], dynamic: true },
    tsPreCompilationDeps: false,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
