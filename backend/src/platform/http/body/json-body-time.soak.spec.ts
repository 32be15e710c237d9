import { expect, it } from '@jest/globals';
import { parseJsonBody, UnreadableBodyError } from './json-body.js';

// It takes seconds: mutants are tried without it.
it('a JSON body is measured in linear time: one large body takes about as long as sixteen small ones of its size, not sixteen times', () => {
  /** Processor time, in microseconds: the least of five, since the memory of others is collected in between. */
  const timeOf = (times: number, megabytes: number): number => {
    const body = Buffer.concat([Buffer.from('"'), Buffer.alloc(megabytes * 1024 * 1024, '\\"'), Buffer.from('x')]);
    const read = (): number => {
      const before = process.cpuUsage();
      for (let count = 0; count < times; count++) {
        expect(() => parseJsonBody(Buffer.from(body))).toThrow(UnreadableBodyError);
      }
      return process.cpuUsage(before).user;
    };
    return Math.min(...Array.from({ length: 5 }, read));
  };
  timeOf(1, 1);
  // Other work on the machine makes one of the two seem long now and then, never both alike.
  const ratios = [];
  do ratios.push(timeOf(1, 8) / timeOf(16, 0.5));
  while (ratios.length < 5 && Math.min(...ratios) >= 6);
  expect(Math.min(...ratios)).toBeLessThan(6);
});
