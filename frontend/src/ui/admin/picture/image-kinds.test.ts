import { cropRatio, fileProblem, hasRatio, maxZoom, needsHint, sizeProblem } from './image-kinds';

const MB = 1024 * 1024;
const file = (name: string, size: number, type = 'image/png') => ({ name, size, type });

test('files up to the limit pass, one byte more does not', () => {
  expect(fileProblem(file('a.png', 10 * MB), 10)).toBeUndefined();
  expect(fileProblem(file('a.png', 10 * MB + 1), 10)).toBe('El archivo a.png supera el tamaño máximo permitido.');
  expect(fileProblem(file('a.png', 2 * MB + 1), 2)).toBe('El archivo a.png supera el tamaño máximo permitido.');
});

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.bmp', 'image/bmp'],
  ['A.JPEG', ''],
])('%s is taken', (name, type) => expect(fileProblem(file(name, 1, type))).toBeUndefined());

test.each([
  ['a.webp', 'image/webp'],
  ['a.svg', 'image/svg+xml'],
  ['a.png', 'text/html'],
  ['a', ''],
])('%s (%s) is not', (name, type) =>
  expect(fileProblem(file(name, 1, type))).toBe(`El archivo ${name} no es una imagen JPG, PNG o BMP.`),
);

test.each([
  ['profile', 250, 250],
  ['cover', 1440, 350],
  ['gallery', 300, 300],
  ['header', 1440, 350],
  ['logo', 100, 100],
] as const)('%s needs %d×%d px', (kind, width, height) => {
  expect(sizeProblem(kind, 'a.png', { width, height })).toBeUndefined();
  expect(sizeProblem(kind, 'a.png', { width: width - 1, height })).toContain(
    `necesita al menos ${width}×${height} px.`,
  );
  expect(sizeProblem(kind, 'a.png', { width, height: height - 1 })).toBeDefined();
});

test('an experience may bring any size, and its field names none', () => {
  expect(sizeProblem('proposal', 'a.png', { width: 1, height: 1 })).toBeUndefined();
  expect(needsHint('proposal', 10)).toBe('Hasta 10 MB.');
  expect(needsHint('cover', 10)).toBe('Mínimo 1440×350 px, hasta 10 MB.');
  expect(needsHint('cover')).toBe('Mínimo 1440×350 px.');
});

test('a crop never falls below the minimum, however low or far in', () => {
  for (const size of [
    { width: 1440, height: 350 },
    { width: 2000, height: 700 },
    { width: 3000, height: 2000 },
    { width: 1440, height: 3000 },
  ]) {
    const ratio = cropRatio('cover', size) ?? 0;
    const width = Math.min(size.width, size.height * ratio) / maxZoom('cover', size, ratio);
    expect(
      sizeProblem('cover', 'a.png', { width: Math.round(width), height: Math.round(width / ratio) }),
    ).toBeUndefined();
  }
});

test('a cover of the smallest size is taken as it is, a logo is never cropped', () => {
  const smallest = { width: 1440, height: 350 };
  expect(hasRatio(smallest, cropRatio('cover', smallest) ?? 0)).toBe(true);
  expect(cropRatio('logo', smallest)).toBeUndefined();
});
