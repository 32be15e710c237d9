import { describe, expect, it } from '@jest/globals';
import { EMAIL_PATTERN, isPlainEmail } from './email.js';

describe('an e-mail address', () => {
  it.each(['ana@cocina.example', 'ana.maría+chef@cocina.example', "o'higgins@cocina.example", 'ANA@COCINA.EXAMPLE'])(
    'may be %s',
    (address) => {
      expect(isPlainEmail(address)).toBe(true);
      expect(address).toMatch(new RegExp(EMAIL_PATTERN));
    },
  );

  it.each([
    '"ana maría"@cocina.example',
    '"ana"@cocina.example',
    '"ana\r\nBcc: espia"@evil.example',
    '"ana,<espia@evil.example>"@cocina.example',
    'ana@cocina.example\nBcc: espia@evil.example',
    'ana\r@cocina.example',
    'ana\u2028@cocina.example',
    'ana\u2029@cocina.example',
    'ana\u200b@cocina.example',
    'ana@co\u2028cina.example',
    'ana@cocina.example, espia@evil.example',
    'Ana <ana@cocina.example>',
    'ana@',
    `${'a'.repeat(250)}@b.cl`,
    ['ana@cocina.example'],
    null,
  ])('may not be %j', (address) => {
    expect(isPlainEmail(address)).toBe(false);
  });

  it('is as long as 254 characters', () => {
    const domain = [63, 63, 58].map((length) => 'b'.repeat(length)).join('.');
    const longest = `${'a'.repeat(64)}@${domain}.cl`;
    expect([longest.length, isPlainEmail(longest), isPlainEmail(longest.replace('.cl', '.cle'))]).toEqual([
      254,
      true,
      false,
    ]);
  });
});
