import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { paperBytes, pictureBytes } from './data-url.js';
import { FileTooLargeError, UnreadableImageDataError } from './files.errors.js';

const HEAD = 'data:image/png;base64,';
const read = (data: string, maxBytes = 100): Buffer => pictureBytes(data, maxBytes, 'portada.png');

describe('a data URL', () => {
  it.each(['a', 'ab', 'abc', 'abcd'])('is read with or without padding: %s', (text) => {
    expect(read(HEAD + Buffer.from(text).toString('base64')).toString()).toBe(text);
  });

  it.each([
    ['has another head', `data:image/png,${'AAAA'}`],
    ['has something before its head', ` ${HEAD}AAAA`],
    ['has a head that is too long', `data:${'a'.repeat(51)}/png;base64,AAAA`],
    ['has a type that is too long', `data:image/${'a'.repeat(51)};base64,AAAA`],
    ['is empty', HEAD],
    ['is cut', `${HEAD}AAA`],
    ['has something before its base64', `${HEAD}*AAA`],
    ['has something after its base64', `${HEAD}AAA*`],
    ['is padded too far', `${HEAD}A===`],
    ['is padded only', `${HEAD}====`],
  ])('that %s is refused', (_what, data) => {
    expect(() => read(data)).toThrow(UnreadableImageDataError);
  });

  it('has a type of the usual letters, up to fifty on each side', () => {
    expect(read(`data:${'a'.repeat(50)}/x.y+z-${'b'.repeat(44)};base64,AAAA`)).toHaveLength(3);
  });

  it('of megabytes is read, and refused where its last letter is none, also once V8 has compiled a megabyte of expressions', () => {
    // From then on it compiles them as with this flag: a loop over letters keeps each place, and ends with a RangeError.
    const script = `
      const { pictureBytes } = await import(${JSON.stringify(new URL('data-url.ts', import.meta.url).href)});
      const letters = ${JSON.stringify(HEAD)} + 'A'.repeat(8 * 1024 * 1024);
      const read = (data) => pictureBytes(data, Infinity, '').length;
      console.log(read(letters));
      try { read(letters + 'AAA*') } catch ({ code }) { console.log(code) }`;
    const args = [
      '--no-regexp-optimization',
      '--import',
      '@oxc-node/core/register',
      '--input-type=module',
      '-e',
      script,
    ];
    const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(said.trim().split('\n')).toEqual([String(6 * 1024 * 1024), 'image_data']);
  });

  it('of a paper is refused by its field, and speaks of no picture', () => {
    const msg = 'El archivo llegó incompleto. Elígelo otra vez.';
    expect(() => paperBytes('data:application/pdf;base64,AAA*', 'proof')).toThrow(
      expect.objectContaining({ status: 400, errors: [{ field: 'proof', msg }] }),
    );
    const large = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64');
    expect(() => paperBytes(`data:application/pdf;base64,${large}`, 'data')).toThrow(
      expect.objectContaining({ status: 413, message: 'El archivo supera los 5 MB.' }),
    );
  });

  it.each([4, 5, 6])('of %i bytes may be as large as the limit, and is refused by its name beyond', (bytes) => {
    const data = HEAD + Buffer.alloc(bytes).toString('base64');
    expect(read(data, bytes)).toHaveLength(bytes);
    expect(() => read(data, bytes - 1)).toThrow(new FileTooLargeError('portada.png'));
  });
});
