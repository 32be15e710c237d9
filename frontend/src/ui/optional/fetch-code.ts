/** Code that did not come, though it was asked for more than once: there is no network, or a deploy took the file away. */
export class MissingCode extends Error {}

/** Under which address code is asked for that did not come under its own: the same for all, so that a file is loaded once. */
let attempt = 1;

async function fromAnotherAddress<Code>(load: () => Promise<Code>): Promise<Code> {
  const here = attempt;
  globalThis.importQuery = `?again=${here}`;
  const loading = (async () => load())();
  globalThis.importQuery = undefined;
  try {
    return await loading;
  } catch (error) {
    // A slow failure must not lead back to an address that failed meanwhile.
    attempt = Math.max(attempt, here + 1);
    throw error;
  }
}

/**
 * The one way to load code that a page begins without. What does not come is asked for a second time, and no failure is
 * kept: the next call asks again. Browsers that keep a failed import() for as long as the page is open, as Chromium does, send
 * nothing the second time; they ask under another address.
 * @param load calls import() at once, before it waits for anything
 * @throws MissingCode
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let failure: unknown;
  for (const way of [load, load, () => fromAnotherAddress(load)]) {
    try {
      return await way();
    } catch (error) {
      // What loads by another call of this was asked for often enough.
      if (error instanceof MissingCode) throw error;
      failure = error;
    }
  }
  throw new MissingCode('The code did not come.', { cause: failure });
}
