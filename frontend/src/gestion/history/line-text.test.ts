import { sideText } from './line-text';

it.each([
  [null, 'Vacío'],
  [['ACTIVE'], 'Activo'],
  [['Providencia', 'Ñuñoa'], 'Providencia, Ñuñoa'],
  [['2026-11-30T07:42:54.669+00:00'], '30 nov 2026, 04:42:54'],
  [['2026-11-30'], '2026-11-30'],
])('shows %j as %s', (side, text) => {
  expect(sideText(side)).toBe(text);
});
