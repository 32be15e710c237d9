import { textOfFile } from './statement-text';

test.each([
  ['UTF-8', [0x4e, 0xc2, 0xb0, 0x20, 0xc3, 0xb1]],
  ['Windows', [0x4e, 0xb0, 0x20, 0xf1]],
])('a file in %s is read with its accents', (_name, bytes) => {
  expect(textOfFile(new Uint8Array(bytes))).toBe('N° ñ');
});
