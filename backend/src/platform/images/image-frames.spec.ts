import { describe, expect, it } from '@jest/globals';
import { FrameReader, frameHead } from './image-frames.js';

describe('frames', () => {
  const stream = Buffer.concat([
    frameHead({ id: 1 }, 5),
    Buffer.from('bytes'),
    frameHead({ ready: true }),
    frameHead({ id: 2, said: 'ñ' }, 1),
    Buffer.from('x'),
  ]);
  const FRAMES = [
    [{ id: 1 }, 'bytes'],
    [{ ready: true }, ''],
    [{ id: 2, said: 'ñ' }, 'x'],
  ];

  it('are the same however their bytes arrive', () => {
    for (let size = 1; size <= stream.length; size++) {
      const heard: [unknown, string][] = [];
      const reader = new FrameReader((head, body) => heard.push([head, body.toString()]));
      for (let at = 0; at < stream.length; at += size) reader.push(stream.subarray(at, at + size));
      expect(heard).toEqual(FRAMES);
    }
  });

  it.each([
    ['a head that is too long', 64 * 1024 + 1, 0],
    ['a body that is too long', 2, 64 * 1024 * 1024 + 1],
    ['no head', 0, 0],
  ])('with %s are refused before there is room for them', (_, head, body) => {
    const lengths = Buffer.alloc(8);
    lengths.writeUInt32BE(head, 0);
    lengths.writeUInt32BE(body, 4);
    expect(() => new FrameReader(() => undefined).push(lengths)).toThrow('impossible length');
  });
});
