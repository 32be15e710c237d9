import type { TextDocument } from '../text-document.js';
import type { TextName } from '../text-names.js';
import { ABOUT, CORPORATE, HOW_IT_WORKS, JOIN, QUESTIONS } from './pages.js';
import { PRIVACY } from './privacy.js';
import { FEE, FOOTER, OFFER, REFUNDS } from './sentences.js';
import { TERMS } from './terms.js';

/** The original of each text. */
export const ORIGINALS: Readonly<Record<TextName, TextDocument>> = {
  terms: TERMS,
  privacy: PRIVACY,
  'how-it-works': HOW_IT_WORKS,
  questions: QUESTIONS,
  about: ABOUT,
  join: JOIN,
  corporate: CORPORATE,
  fee: FEE,
  refunds: REFUNDS,
  footer: FOOTER,
  offer: OFFER,
};

/** The date of the last change of an original, which the terms and the privacy page show. */
export const ORIGINALS_DAY = '2026-11-30';
