import { fireEvent } from '@testing-library/dom';

import { PAGES } from '../site/pages';
import { prepareMoves } from './prepare-moves';

const fetched = new Map<string, jest.SpyInstance>();

beforeAll(() => {
  for (const page of PAGES) {
    fetched.set(page.path, jest.spyOn(page, 'component').mockResolvedValue({}));
  }
  prepareMoves();
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

test('code is fetched only near a link of the site: that of its page', () => {
  near('p');
  near('#elsewhere');
  near('input', 'focusIn');
  expect(called()).toEqual([]);
  near('#card b', 'pointerDown');
  expect(called()).toEqual(['/chef/:name']);
});
