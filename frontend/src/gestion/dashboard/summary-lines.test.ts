import { summaryOf } from './dashboard.fixtures';
import { figuresOf, gapsOf } from './summary-lines';

const texts = (changes: Parameters<typeof summaryOf>[0]) => gapsOf(summaryOf(changes)).map(({ text }) => text);

test('administrators are told who is waited for', () => {
  expect(figuresOf(summaryOf(), true).map(({ label, amount }) => [label, amount])).toEqual([
    ['Solicitudes nuevas', 5],
    ['Chefs activos', 24],
    ['Experiencias', 61],
    ['Opiniones', 72],
    ['Personas en espera', 2],
  ]);
});

test.each([
  ['a moderator while the figures are on their way', undefined, false],
  ['a moderator', summaryOf({ people_waiting: null }), false],
  ['somebody the server no longer takes for an administrator', summaryOf({ people_waiting: null }), true],
])('not so %s', (_who, summary, administrator) => {
  expect(figuresOf(summary, administrator).map(({ label }) => label)).not.toContain('Personas en espera');
});

test('an administrator sees the same boxes before the figures arrive', () => {
  const labels = (figures: ReturnType<typeof figuresOf>) => figures.map(({ label }) => label);
  expect(labels(figuresOf(undefined, true))).toEqual(labels(figuresOf(summaryOf(), true)));
});

test('a complete product leaves nothing to do', () => {
  expect(gapsOf(summaryOf())).toEqual([]);
});

test('each lack leads to the chefs who have it', () => {
  expect(gapsOf(summaryOf({ chefs_without_experiences: 1, chefs_without_price: 3 }))).toEqual([
    {
      text: '1 chef activo no tiene experiencias.',
      to: '/gestion/chefs?state=ACTIVE&missing=experiences',
    },
    {
      text: '3 chefs activos no tienen precio por persona.',
      to: '/gestion/chefs?state=ACTIVE&missing=price',
    },
  ]);
  expect(gapsOf(summaryOf({ chefs_without_food_types: 2, chefs_without_cities: 1 })).map(({ to }) => to)).toEqual([
    '/gestion/chefs?state=ACTIVE&missing=food_types',
    '/gestion/chefs?state=ACTIVE&missing=cities',
  ]);
});

test('what experiences do not say leads to their chefs', () => {
  const summary = summaryOf({
    experiences_without_guests: 1,
    experiences_without_duration: 2,
    experiences_without_diets: 4,
  });
  expect(gapsOf(summary)).toEqual([
    { text: '1 experiencia no dice para cuántas personas es.', to: '/gestion/chefs?state=ACTIVE&missing=guests' },
    { text: '2 experiencias no dicen cuánto duran.', to: '/gestion/chefs?state=ACTIVE&missing=duration' },
    { text: '4 experiencias no dicen qué dietas atienden.', to: '/gestion/chefs?state=ACTIVE&missing=diets' },
  ]);
});

test('no chef at all is said so', () => {
  expect(texts({ active_chefs: 0 })).toEqual(['El sitio todavía no muestra ningún chef.']);
});

test.each([
  [0, ['La portada no tiene ningún header.']],
  [2, ['La portada tiene 2 de 3 headers.']],
  [3, []],
])('of %d covers', (headers, said) => {
  expect(texts({ headers })).toEqual(said);
});

test('what the company page lacks is one sentence', () => {
  expect(texts({ company_missing: ['linkedin'] })).toEqual(['En la información de la página falta LinkedIn.']);
  expect(texts({ company_missing: ['city', 'email', 'facebook'] })).toEqual([
    'En la información de la página faltan la ciudad, el correo y Facebook.',
  ]);
});
