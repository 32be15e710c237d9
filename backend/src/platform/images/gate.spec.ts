import { describe, expect, it } from '@jest/globals';
import { Gate } from './gate.js';

/** A task that ends when the test says so, and the list of tasks that have begun. */
function tasks(gate: Gate) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, places?: number): Promise<void> =>
    gate.run(() => {
      begun.push(name);
      return new Promise((end) => ends.set(name, end));
    }, places);
  return { begun, start, end: (name: string) => ends.get(name)?.() };
}

/** Waits until everything that can run has run. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('Gate', () => {
  it('lets in as many as it has places, and the next when one leaves', async () => {
    const { begun, start, end } = tasks(new Gate(2));
    const first = start('a');
    void start('b');
    void start('c');
    await settled();
    expect(begun).toEqual(['a', 'b']);
    end('a');
    await first;
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('makes a task that takes all places wait for them, without being overtaken', async () => {
    const { begun, start, end } = tasks(new Gate(2));
    void start('a');
    void start('large', Infinity);
    void start('b');
    await settled();
    expect(begun).toEqual(['a']);
    end('a');
    await settled();
    expect(begun).toEqual(['a', 'large']);
    end('large');
    await settled();
    expect(begun).toEqual(['a', 'large', 'b']);
  });

  it('gives the place back when a task fails', async () => {
    const gate = new Gate(1);
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
