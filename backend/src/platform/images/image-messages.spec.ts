import { describe, expect, it } from '@jest/globals';
import { errorOf, pictureOf, replyTo } from './image-messages.js';

const FILE = { width: 160, type: 'image/webp' as const, length: 3 };
const MADE = { width: 480, height: 320, placeholder: '#8a3b2a', files: [FILE, { ...FILE, width: 320, length: 2 }] };
const BODY = Buffer.from('abcde');

describe('what is said of a picture', () => {
  it('is a picture with its files', () => {
    const files = [
      { width: 160, type: 'image/webp', bytes: Buffer.from('abc') },
      { width: 320, type: 'image/webp', bytes: Buffer.from('de') },
    ];
    expect(pictureOf(MADE, BODY)).toEqual({ width: 480, height: 320, placeholder: '#8a3b2a', files });
  });

  it.each<[string, object]>([
    ['an invalid width', { width: -1 }],
    ['a width in words', { width: '480' }],
    ['an invalid colour', { placeholder: 'url(x)' }],
    ['a file of another type', { files: [{ ...FILE, length: 5, type: 'text/html' }] }],
    ['a part of another name', { files: [{ ...FILE, length: 5, crop: '../x' }] }],
    ['a file of a width that is a path', { files: [{ ...FILE, length: 5, width: '../../x' }] }],
    ['files shorter than the body', { files: [FILE] }],
  ])('is not believed with %s', (_, change) => {
    expect(() => pictureOf({ ...MADE, ...change }, BODY)).toThrow('not sound');
  });

  it('that failed in an unforeseen way keeps the words, for the log', () => {
    expect(replyTo(new TypeError('out of memory'))).toEqual({ failed: 'out of memory' });
    expect(errorOf({ name: 'toString', numbers: [] }).message).toContain('toString');
  });
});
