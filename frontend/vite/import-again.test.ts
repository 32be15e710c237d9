import { withQuery } from './import-again';

test('each import() of a chunk can be asked for under another address', () => {
  const code = 'let a=r(()=>import(`./Menu-a_1.js`),[]);b(async()=>(await import("./B-2.js")).B)';
  expect(withQuery(code)).toBe(
    'let a=r(()=>import(`./Menu-a_1.js`+(globalThis.importQuery??``)),[]);b(async()=>(await import("./B-2.js"+(globalThis.importQuery??``))).B)',
  );
});

test('what is imported at once, or said in a text, stays as it is', () => {
  const code = 'import{a}from"./a-1.js";const text="import(x)";import(other)';
  expect(withQuery(code)).toBe(code);
});
