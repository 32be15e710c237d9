import { DomainError } from '../answer/domain-error.js';
import { isInherited } from '../value/inherited-name.js';

const MAX_DEPTH = 12;

/** Most commas and colons of a body where a call says nothing else: 32 fields, which is more than any form of a visitor has. */
const USUAL_PARTS = 64;

/** From this size on, in bytes, the memory of a body is worth giving back early. */
const LARGE = 1024 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** A body that is no JSON object, or one deeper or wider than the form of its call. */
export class UnreadableBodyError extends DomainError {
  constructor() {
    super('unreadable_body', 'El contenido enviado no se puede leer.', 400);
  }
}

/**
 * Parses a JSON body after measuring it in one linear pass. Nesting and the number of members are bounded first, since
 * validating unknown keys and empty objects costs a thousand times their reading.
 * No call takes a list: the validator would look at each of its objects, and name each as a wrong field.
 * @param body is not to be used afterwards
 * @param maxParts most commas and colons that the form of the call has
 * @throws UnreadableBodyError
 */
export function parseJsonBody(body: Buffer, maxParts = USUAL_PARTS): object | undefined {
  if (body.length === 0) return undefined;
  const value = withinLimits(body, maxParts) ? parsed(body) : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableBodyError();
  return value;
}

function parsed(body: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    release(body);
    return JSON.parse(text, refuseInherited) as unknown;
  } catch {
    return undefined;
  }
}

/** Gives back the memory of a large body at once: its text takes as much again, and so does what is made of that. */
function release({ buffer, byteLength }: Buffer): void {
  if (byteLength >= LARGE && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

function withinLimits(body: Buffer, maxParts: number): boolean {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < body.length; at++) {
    switch (body[at]) {
      case QUOTE:
        at = endOfString(body, at);
        break;
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        if (++depth > MAX_DEPTH) return false;
        break;
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        depth--;
        break;
      case COMMA:
      case COLON:
        if (++parts > maxParts) return false;
        break;
    }
  }
  return true;
}

/** Where the string that begins at `start` ends: at its closing quote, or after the end of the body. */
function endOfString(body: Buffer, start: number): number {
  let at = start + 1;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Refuses names that every object inherits: class-validator takes those it inherits itself for fields that the form declares. */
function refuseInherited(name: string, value: unknown): unknown {
  if (isInherited(name)) throw new UnreadableBodyError();
  return value;
}
