import type { AskChefsDto, ChefInquiryDto } from '../../api/generated';
import { INQUIRY_ANSWER_NAMES } from '../../api/staff-names.generated';
import { shortWeekday } from '../../ui/days';
import { clp, counted } from '../../ui/format';

const ANSWER_LOOKS = { can: 'on', cannot: 'off', can_but: 'wait' } as const;

/** How the state of an inquiry looks, and what it is called. */
export const stateOf = ({ answer, over }: ChefInquiryDto): { look: 'on' | 'off' | 'wait'; text: string } =>
  answer === null
    ? { look: over === null ? 'wait' : 'off', text: over === null ? 'Sin responder' : 'No respondió' }
    : { look: over === null ? ANSWER_LOOKS[answer] : 'off', text: INQUIRY_ANSWER_NAMES[answer] };

/** 'sáb 5 dic, 20:30 · 8 personas en Ñuñoa · recibiría $240.000' */
export const askedText = ({ day, starts_at: at, guests, commune, pay }: ChefInquiryDto): string =>
  [
    `${shortWeekday(day)}, ${at}`,
    `${counted(guests, 'persona', 'personas')}${commune && ` en ${commune}`}`,
    pay !== null && `recibiría ${clp(pay)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What is known already of a question to chefs. */
export type KnownOfAsking = Partial<Omit<AskChefsDto, 'by'>>;
