import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import { leaveOut, markUnused, QUERIES, QUERY_HOOKS, ROUTER, SELECTORS, STORE, unused } from './lean-libraries';

type Selectors = Pick<typeof import('@reduxjs/toolkit'), 'createSelector'>;

describe('markUnused', () => {
  it('frees components that only their own name and forwardRef held', () => {
    const code =
      'var Form = React10.forwardRef(function F() {});\nForm.displayName = "Form";\nvar C = React.createContext(null);';
    expect(markUnused(code)).toBe(
      'var Form = /* @__PURE__ */ React10.forwardRef(function F() {});\n\nvar C = /* @__PURE__ */ React.createContext(null);',
    );
  });

  it('frees classes', () => {
    const code = 'var Await = class extends React3.Component {\n  render() {\n  }\n};';
    expect(markUnused(code)).toBe(
      'var Await = /* @__PURE__ */ (() => class extends React3.Component {\n  render() {\n  }\n})();',
    );
  });

  it('changes nothing else', () => {
    const code = 'state.displayName = name;\nconst list = items.map((item) => memo(item));';
    expect(markUnused(code)).toBe(code);
  });
});

describe('what is left out', () => {
  const folder = join(__dirname, '../../node_modules');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  it('is found in the installed react-router', () => {
    const chunks = readdirSync(join(folder, 'react-router/dist/production')).filter((name) => name.endsWith('.mjs'));
    const code = chunks.map((name) => read(`react-router/dist/production/${name}`));
    const router = code.find((text) => text.includes('function createRouter(')) ?? '';
    const lean = leaveOut(markUnused(router), ROUTER);
    expect(lean).not.toMatch(/useContext\(FrameworkContext\)|instrumentations\)\) \{/);
    expect(lean).toContain("function handleFetcherAction() { throw new Error('vite/lean-libraries.ts') }");
  });

  it('is found in the installed RTK Query, which keeps what caches and invalidates', () => {
    const lean = leaveOut(read('@reduxjs/toolkit/dist/query/rtk-query.modern.mjs'), QUERIES);
    const [, handlers = ''] = /const handlerBuilders = \[([^\]]*)\]/.exec(lean) ?? [];
    expect(handlers.split(',').flatMap((name) => name.trim() || [])).toEqual([
      'buildDevCheckHandler',
      'buildCacheCollectionHandler',
      'buildInvalidationByTagsHandler',
    ]);
    const hooks = leaveOut(read('@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs'), QUERY_HOOKS);
    expect(hooks).not.toContain('useInfiniteQuerySubscription(arg');
  });

  it('is found in the installed Redux Toolkit', () => {
    const lean = leaveOut(read('@reduxjs/toolkit/dist/redux-toolkit.modern.mjs'), STORE);
    expect(lean).not.toContain('options.reducers(');
  });

  it('is found in the installed reselect, whose selectors remember all the same', () => {
    const lean = leaveOut(read('reselect/dist/reselect.mjs'), SELECTORS);
    const [body = ''] = lean.split('export {');
    const { createSelector } = runInThisContext(`(() => { ${body}; return { createSelector }; })()`) as Selectors;
    const compute = jest.fn((list: number[]) => ({ sum: list.reduce((sum, value) => sum + value, 0) }));
    const select = createSelector([(state: { list: number[] }) => state.list], compute);
    const list = [1, 2];
    expect(select({ list })).toBe(select({ list }));
    expect(compute).toHaveBeenCalledTimes(1);
    expect(select({ list: [3] })).toEqual({ sum: 3 });
  });

  it('takes the whole of a function and nothing beyond it', () => {
    const code = 'function make() {\n  async function spare(a) {\n    if (a) {\n    }\n  }\n  return kept;\n}';
    expect(leaveOut(code, unused('spare'))).toBe(
      "function make() {\n  function spare() { throw new Error('vite/lean-libraries.ts') }\n  return kept;\n}",
    );
  });

  it('stops the build when a library has changed', () => {
    expect(() => leaveOut('let mode = ask();', ROUTER)).toThrow('framework mode');
  });
});
