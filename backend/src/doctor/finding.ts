import type { PartState } from './try-parts.js';

/** Thrown by the trial of a part: what was found, in a Spanish sentence. */
export class Finding extends Error {
  constructor(
    readonly state: Exclude<PartState, 'ok'>,
    sentence: string,
  ) {
    super(sentence);
  }
}
