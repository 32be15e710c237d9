import { toCsv } from './csv';

const column = (label: string) => ({ label, csv: (row: Record<string, string | number | null>) => row[label] });
/** The one field of a file with one column and one row. */
const field = (value: string | number | null) =>
  toCsv([column('Texto')], [{ Texto: value }])
    .slice(1)
    .split('\r\n', 2)[1];

test('Excel in Chile opens it by a double click: byte order mark, semicolons, accents, CRLF', () => {
  const csv = toCsv([column('Nombre'), column('Puntaje')], [{ Nombre: 'Ana Muñoz', Puntaje: 4.5 }]);
  expect(csv).toBe('\uFEFFNombre;Puntaje\r\nAna Muñoz;4,5\r\n');
});

test('an empty list is a heading', () => {
  expect(toCsv([column('Nombre')], [])).toBe('\uFEFFNombre\r\n');
});

test('what would end a field or be trimmed stands in quotes', () => {
  expect(field('uno; dos')).toBe('"uno; dos"');
  expect(field('dice "hola"')).toBe('"dice ""hola"""');
  expect(toCsv([column('Texto')], [{ Texto: 'uno\ndos' }])).toContain('"uno\ndos"');
  expect(field(' al borde ')).toBe('" al borde "');
  expect(field('coma, punto.')).toBe('"coma, punto."');
  expect(field('punto. y guion -')).toBe('punto. y guion -');
});

test('nothing is an empty field', () => {
  expect(field(null)).toBe('');
});

test.each([
  '=1+1',
  '+56912345678',
  '-2+3',
  '@SUMA(A1)',
  ' =1',
  '\t=1',
  '\r=1',
  '\u0000=1',
  '＝1',
  '=HYPERLINK("x";"y")',
])('a spreadsheet does not run %j', (text) => {
  const safe = toCsv([column('Texto')], [{ Texto: text }]).slice('\uFEFFTexto\r\n'.length, -2);
  expect(safe.replace(/^"/, '')).toMatch(/^'/);
  expect(safe.replace(/^"?'|"$/g, '').replaceAll('""', '"')).toBe(text);
});

test('nor a formula behind a separator of another country', () => {
  expect(field('a;=1+1')).toBe('"a;=1+1"');
});

test('numbers stay numbers', () => {
  expect(field(-5)).toBe('-5');
});
