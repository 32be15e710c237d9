import { averageLine } from './ChefOpinions';

const scored = (...scores: number[]) =>
  scores.map((score, at) => ({
    id: at + 1,
    client_name: 'Josefa',
    description: 'Nadie se paró.',
    score,
    verified: false,
    answer: null,
  }));

test('one opinion is one', () => {
  expect(averageLine(scored(4.5))).toBe('4,5 de 5 en 1 opinión.');
});

test('the average has one decimal, with a comma, and none where it is whole', () => {
  expect(averageLine(scored(5, 4.5, 4.5))).toBe('4,7 de 5 en 3 opiniones.');
  expect(averageLine(scored(5, 3))).toBe('4 de 5 en 2 opiniones.');
});
