/** What has become of a chef's answer to an opinion: it waits for staff, visitors read it, or staff hid it or returned it with a note. */
export const ANSWER_STATE_NAMES = {
  waiting: 'Por publicar',
  published: 'Publicada',
  hidden: 'Oculta',
  returned: 'Devuelta',
} as const;
export type AnswerState = keyof typeof ANSWER_STATE_NAMES;
export const ANSWER_STATES = Object.keys(ANSWER_STATE_NAMES) as AnswerState[];

/** What staff decide about an answer. */
export const ANSWER_DECISIONS = ['published', 'hidden', 'returned'] as const satisfies AnswerState[];
export type AnswerDecision = (typeof ANSWER_DECISIONS)[number];

/** Longest answer, and longest note with which staff hide or return it. */
export const MAX_ANSWER = 300;
export const MAX_ANSWER_NOTE = 300;
