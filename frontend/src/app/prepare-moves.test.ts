import { fireEvent } from '@testing-library/dom';

import { PAGES } from './pages';
import { prepareMoves } from './prepare-moves';

const start = jest.fn(() => new Promise<never>(() => undefined));
const fetched = new Map<string, jest.SpyInstance>();

beforeAll(() => {
  for (const page of PAGES) {
    fetched.set(page.path, jest.spyOn(page, 'component').mockResolvedValue({}));
  }
  prepareMoves({ start });
});
beforeEach(() => {
  document.body.innerHTML = `
    <p>Texto</p>
    <a id="card" href="/chef/Ana-María-Pérez"><b>Ana María</b></a>
    <a id="elsewhere" href="https://www.instagram.com/sobremesa.example">Instagram</a>
    <form><input /></form>`;
});
const near = (selector: string, sign: 'pointerOver' | 'pointerDown' | 'focusIn' = 'pointerOver') => {
  const target = document.querySelector(selector);
  if (target) fireEvent[sign](target);
};
const called = () => [...fetched].filter(([, component]) => component.mock.calls.length > 0).map(([path]) => path);

test('whoever only reads fetches nothing', () => {
  near('p');
  near('#elsewhere');
  expect(start).not.toHaveBeenCalled();
  expect(called()).toEqual([]);
});

test('whoever comes near a card gets the code of its page, and what the first move needs, once', () => {
  near('#card b', 'pointerDown');
  expect(called()).toEqual(['/chef/:name']);
  expect(start).toHaveBeenCalledTimes(1);
  near('input', 'focusIn');
  expect(start).toHaveBeenCalledTimes(1);
});
