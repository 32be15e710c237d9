import { render, screen } from '@testing-library/react';
import { Stars } from './Stars';

test.each([
  [5, '5 de 5 estrellas', '5'],
  [4.5, '4,5 de 5 estrellas', '4.5'],
  [0, '0 de 5 estrellas', '0'],
  [3.3, '3,5 de 5 estrellas', '3.5'],
  [9, '5 de 5 estrellas', '5'],
])('a score of %d is drawn in half steps and read as one sentence', (score, label, drawn) => {
  render(<Stars score={score} />);
  expect(screen.getByRole('img', { name: label }).style.getPropertyValue('--score')).toBe(drawn);
});
