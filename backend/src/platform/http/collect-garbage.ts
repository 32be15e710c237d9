import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: (() => void) | undefined;

/**
 * Gives back what nobody uses any more, in some 50 ms. V8 looks for it when memory has grown by half, and an idle process
 * never looks: what a body of 48 MB left behind stayed until others came.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as () => void;
  }
  collect();
}
