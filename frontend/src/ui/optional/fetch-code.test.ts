import { fetchCode, MissingCode } from './fetch-code';

/** An import() that fails as often as it must, and keeps the address that it was asked for. */
function failing(times: number) {
  const asked: (string | undefined)[] = [];
  const load = () => {
    asked.push(globalThis.importQuery);
    return asked.length > times ? Promise.resolve('the code') : Promise.reject(new TypeError('Failed to fetch'));
  };
  return { load, asked };
}

test('code that comes is asked for once', async () => {
  const { load, asked } = failing(0);
  await expect(fetchCode(load)).resolves.toBe('the code');
  expect(asked).toEqual([undefined]);
});

test('code that does not come at first is asked for again', async () => {
  const { load, asked } = failing(1);
  await expect(fetchCode(load)).resolves.toBe('the code');
  expect(asked).toEqual([undefined, undefined]);
});

test('a browser that keeps the failure is asked under another address, the same for all until that fails too', async () => {
  const [one, two, lost, three] = [failing(2), failing(2), failing(3), failing(2)];
  await expect(fetchCode(one.load)).resolves.toBe('the code');
  await expect(fetchCode(two.load)).resolves.toBe('the code');
  expect(one.asked[2]).toMatch(/^\?again=\d+$/);
  expect(two.asked[2]).toBe(one.asked[2]);
  await expect(fetchCode(lost.load)).rejects.toThrow(MissingCode);
  await expect(fetchCode(three.load)).resolves.toBe('the code');
  expect(three.asked[2]).not.toBe(one.asked[2]);
  expect(globalThis.importQuery).toBeUndefined();
});

test('a failure that comes late does not lead back to an address that has failed', async () => {
  let fail = (): void => undefined;
  const slow = (): Promise<string> =>
    globalThis.importQuery === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Promise((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch'))));
  const late = fetchCode(slow);
  const [one, two, last] = [failing(3), failing(3), failing(2)];
  await expect(fetchCode(one.load)).rejects.toThrow(MissingCode);
  await expect(fetchCode(two.load)).rejects.toThrow(MissingCode);
  fail();
  await expect(late).rejects.toThrow(MissingCode);
  await expect(fetchCode(last.load)).resolves.toBe('the code');
  expect([one.asked[2], two.asked[2]]).not.toContain(last.asked[2]);
});

test('what does not come at all is told by its own error, and the next call asks again', async () => {
  const { load, asked } = failing(3);
  await expect(fetchCode(load)).rejects.toThrow(MissingCode);
  expect(asked).toHaveLength(3);
  await expect(fetchCode(load)).resolves.toBe('the code');
});

test('what loads by another call of it is not asked for more often', async () => {
  const { load, asked } = failing(9);
  await expect(fetchCode(() => fetchCode(load))).rejects.toThrow(MissingCode);
  expect(asked).toHaveLength(3);
});
