import { DomainError } from './domain-error.js';

const MAX_DEPTH = 12;
const MAX_PARTS = 10_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** A body that is not JSON, or JSON deeper or wider than any form of ours. */
export class UnreadableBodyError extends DomainError {
  constructor() {
    super('unreadable_body', 'El contenido enviado no se puede leer.', 400);
  }
}

/**
 * Parses a JSON body after measuring it in one linear pass: nesting and the number of members are bounded
 * before anything looks at them, since validating a megabyte of unknown keys would hold the event loop for seconds.
 * @throws UnreadableBodyError
 */
export function parseJsonBody(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!withinLimits(body)) throw new UnreadableBodyError();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), refusePrototypes) as unknown;
  } catch {
    throw new UnreadableBodyError();
  }
}

function withinLimits(body: Buffer): boolean {
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
        if (++parts > MAX_PARTS) return false;
        break;
    }
  }
  return true;
}

/** Where the string that begins at `start` ends: at its closing quote, or beyond the body. */
function endOfString(body: Buffer, start: number): number {
  let at = start + 1;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** Names that reach an object's prototype instead of a field. */
const PROTOTYPE_NAMES = new Set(['__proto__', 'constructor', 'prototype']);

function refusePrototypes(key: string, value: unknown): unknown {
  if (PROTOTYPE_NAMES.has(key)) throw new UnreadableBodyError();
  return value;
}
