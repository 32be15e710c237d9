import { rutOf, shownRut } from './rut';

test.each(['76086428-5', '76.086.428-5', ' 76 086 428 5 ', '760864285', 'RUT: 76.086.428–5'])(
  'reads a RUT as it is typed or pasted: %s',
  (typed) => expect(rutOf(typed)).toBe('76086428-5'),
);

test.each(['76.086.428-4', '76086428', 'hola', '', '1-9'])('a wrong one is none: %s', (typed) =>
  expect(rutOf(typed)).toBeUndefined(),
);

test('is shown with its points', () => expect(shownRut('76086428-5')).toBe('76.086.428-5'));
