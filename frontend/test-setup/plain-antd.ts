/** Without styles and motion antd's parts come and go at once, and roles are found faster. Looks are tested in the browser. */
jest.mock('../src/ui/antd-theme', () => ({
  antdTheme: { zeroRuntime: true, token: { motion: false } },
}));
