import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Env } from '../../config/env.js';
import { codeOf, hashOfCode } from './gift-card-code.js';

/** Makes the codes of cards, with a key that nothing else uses. */
@Injectable()
export class GiftCardKey {
  private readonly key: Buffer;

  constructor(env: Env) {
    this.key = Buffer.from(hkdfSync('sha256', env.GIFT_CARD_SECRET, '', 'gift card codes', 32));
  }

  codeOf(id: number): string {
    return codeOf(id, this.key);
  }

  /** The hash of a card's code, which is what is stored of it. */
  hashOf(id: number): string {
    return hashOfCode(this.codeOf(id));
  }
}
