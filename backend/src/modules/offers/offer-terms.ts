import { Injectable } from '@nestjs/common';
import { partsOf, plainText, Texts, type Figures, type TextDocument } from '../texts/index.js';
import type { OfferTextsDto, OfferTextsFieldsDto } from './offer-form.dto.js';
import { feeText, refundRules, type RefundRule } from './refund-rules.js';

/** The terms of an offer, agreed or present. */
export interface OfferTerms {
  /** Their version, in the form that an acceptance stores. */
  version: string;
  /** Where this version stays readable. */
  path: string;
  /** The day of this version. */
  day: string;
  rules: RefundRule[];
  /** Business days, defined for readers. */
  businessDays: string;
  /** Our fee, as the terms state it. */
  fee: string;
}

/** The two texts of a new offer, line by line. */
export const beginningOf = (document: TextDocument): { conditions: string; included: string } => {
  const [conditions = '', included = ''] = partsOf(document).sections.map(({ blocks }) =>
    blocks.map((block) => (block.type === 'paragraph' ? plainText(block.content) : '')).join('\n'),
  );
  return { conditions, included };
};

/** The version that acceptances stored while it was still a day. */
const FIRST_DAY = '2026-11-22';

/** The number of a version, in the form that an acceptance stores. */
const numberOf = (version: string): number => (version === FIRST_DAY ? 1 : Number(version));

/** The site's texts about offers: the terms with their figures, and the texts of a new offer. */
@Injectable()
export class TermsOfOffers {
  constructor(private readonly texts: Texts) {}

  /**
   * The terms of an offer: the agreed ones, or today's.
   * @param version that the client agreed to; null without an agreement, or by telephone
   */
  async of(version: string | null): Promise<OfferTerms> {
    if (version === null) return this.termsOf(await this.texts.current('terms'));
    return this.termsOf(await this.texts.version('terms', numberOf(version)));
  }

  /**
   * The version that a client agrees to now; it stays readable from here on. Null if the client was shown another
   * version.
   * @param shown the version that the client was shown
   */
  async agreedTo(shown: string): Promise<string | null> {
    const { number } = await this.texts.keep('terms');
    return numberOf(shown) === number ? String(number) : null;
  }

  async beginning(): Promise<OfferTextsDto> {
    const { number, document } = await this.texts.current('offer');
    return { ...beginningOf(document), version: number };
  }

  /** @throws StaleVersionError, TextRefusedError */
  async begin({ conditions, included, version }: OfferTextsFieldsDto, who: string): Promise<OfferTextsDto> {
    const { document } = await this.texts.current('offer');
    const [first, second] = partsOf(document).sections;
    const content = [first?.heading, ...paragraphs(conditions), second?.heading, ...paragraphs(included)];
    await this.texts.publish('offer', JSON.stringify({ type: 'doc', content }), version ?? null, who);
    return this.beginning();
  }

  private async termsOf({ number, day, document }: Version): Promise<OfferTerms> {
    const [fee, refunds] = await Promise.all([this.texts.current('fee'), this.texts.current('refunds')]);
    const figures = figuresOf(document);
    return {
      version: String(number),
      path: `/terminos-y-condiciones/version/${number}`,
      day,
      rules: refundRules(figures),
      businessDays: sentenceOf(refunds.document, figures),
      fee: sentenceOf(fee.document, figures),
    };
  }
}

type Version = Pick<Awaited<ReturnType<Texts['current']>>, 'number' | 'day' | 'document'>;

function figuresOf({ attrs }: TextDocument): Figures {
  if (!attrs) throw new Error('The terms have no figures.');
  return attrs;
}

const sentenceOf = ({ content }: TextDocument, figures: Figures): string =>
  content
    .flatMap((block) => (block.type === 'paragraph' ? [plainText(block.content, () => feeText(figures))] : []))
    .join(' ');

const paragraphs = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }));
