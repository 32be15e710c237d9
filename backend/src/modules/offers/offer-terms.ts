import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { partsOf, plainText, Texts, type Figures, type TextDocument } from '../texts/index.js';
import type { OfferTextsDto, OfferTextsFieldsDto } from './offers.dto.js';
import { feeText, refundRules, type RefundRule } from './refund-rules.js';

/** The terms by which an offer is, or was, agreed to. */
export interface OfferTerms {
  /** Their version, as an acceptance keeps it. */
  version: string;
  /** Where this version can always be read. */
  path: string;
  /** The day of this version. */
  day: string;
  rules: RefundRule[];
  /** What business days are. */
  businessDays: string;
  /** Our fee, as the terms state it. */
  fee: string;
}

/** The two parts with which a new offer begins, line by line. */
export const beginningOf = (document: TextDocument): { conditions: string; included: string } => {
  const [conditions = '', included = ''] = partsOf(document).sections.map(({ blocks }) =>
    blocks.map((block) => (block.type === 'paragraph' ? plainText(block.content) : '')).join('\n'),
  );
  return { conditions, included };
};

/** What acceptances kept while the terms were the first and had a day for a version. */
const FIRST_DAY = '2026-11-22';

/** The number of a version, as an acceptance keeps it. */
const numberOf = (version: string): number => (version === FIRST_DAY ? 1 : Number(version));

/** What the texts of the site say about offers: the terms with their figures, and what a new offer begins with. */
@Injectable()
export class TermsOfOffers {
  constructor(private readonly texts: Texts) {}

  /**
   * The terms of an offer: those that were agreed to, or today's.
   * @param version that the client agreed to; null where they did not, or by telephone
   */
  async of(version: string | null): Promise<OfferTerms> {
    if (version === null) return this.told(await this.texts.current('terms'));
    return this.told(await this.texts.version('terms', numberOf(version)));
  }

  /**
   * The version that a client agrees to now, which can be read from here on. Null where the client was shown another.
   * @param shown the version that the client was shown
   */
  async agreedTo(em: EntityManager, shown: string): Promise<string | null> {
    const { number } = await this.texts.keep('terms', em);
    return numberOf(shown) === number ? String(number) : null;
  }

  /** What a new offer begins with. */
  async beginning(em?: EntityManager): Promise<OfferTextsDto> {
    const { number, document } = await this.texts.current('offer', em);
    return { ...beginningOf(document), version: number };
  }

  /**
   * Changes what a new offer begins with.
   * @throws StaleVersionError, TextRefusedError
   */
  async begin({ conditions, included, version }: OfferTextsFieldsDto, who: string): Promise<OfferTextsDto> {
    const { document } = await this.texts.current('offer');
    const [first, second] = partsOf(document).sections;
    const content = [first?.heading, ...paragraphs(conditions), second?.heading, ...paragraphs(included)];
    await this.texts.publish('offer', JSON.stringify({ type: 'doc', content }), version ?? null, who);
    return this.beginning();
  }

  private async told({ number, day, document }: Told): Promise<OfferTerms> {
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

type Told = Pick<Awaited<ReturnType<Texts['current']>>, 'number' | 'day' | 'document'>;

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
