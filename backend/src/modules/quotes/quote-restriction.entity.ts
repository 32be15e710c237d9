import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { QuoteRequest } from './quote-request.entity.js';

/** Longest text about what somebody cannot eat. */
export const MAX_RESTRICTIONS = 500;

/** The sentence that a client agrees to, with its version. A new wording is a new version. */
export const RESTRICTIONS_CONSENT = {
  text: 'Acepto que usen este dato de salud solo para preparar la comida.',
  version: '2026-11',
} as const;

/**
 * Food restrictions of a request's guests. They are data about health: stored apart, with their own consent, and for a
 * short time.
 */
@Entity()
@Check({ name: 'quote_request_restriction_text_check', expression: "text <> ''" })
export class QuoteRequestRestriction {
  @ManyToOne(() => QuoteRequest, { primary: true, deleteRule: 'cascade' })
  quoteRequest!: Rel<QuoteRequest>;

  @Property({ type: 'string', length: MAX_RESTRICTIONS })
  text!: string;

  /** When the client agreed. */
  @Property({ type: 'Date', defaultRaw: 'now()' })
  consentedAt!: Opt<Date>;

  /** The version of the sentence that was shown, or read out on the telephone. */
  @Property({ type: 'string', length: 20 })
  consentVersion!: string;
}
