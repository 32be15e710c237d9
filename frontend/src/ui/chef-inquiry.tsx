import type { ChefInquiryPageDto } from '../api/link.generated';
import { QUOTE_KIND_NAMES } from '../api/page-values.generated';
import { lasting, moment } from './evening-words';
import { clp } from './format';

/* What the page of a secret link and Mi cocina both say of a question to a chef. */

/** What a chef can answer, as its buttons say it. */
export const CHEF_ANSWERS = { can: 'Puedo', cannot: 'No puedo', can_but: 'Puedo, pero…' } as const satisfies Record<
  NonNullable<ChefInquiryPageDto['answer']>,
  string
>;

export const INQUIRY_WORDS = {
  overlaps: 'Ojo: a esa hora ya tienes otra mesa con nosotros.',
  different: '¿Qué tendría que ser distinto?',
  differentHelp: 'Otra hora, otros días, otro menú: lo vemos contigo.',
  held: 'Con «Puedo» te guardamos el día mientras el cliente decide. No es todavía una reserva.',
} as const;

/** What was answered, in the chef's words. */
const ANSWERED: Record<NonNullable<ChefInquiryPageDto['answer']>, string> = {
  can: 'Nos dijiste que puedes.',
  cannot: 'Nos dijiste que no puedes. Gracias por avisarnos.',
  can_but: 'Nos dijiste que puedes, pero con cambios. Te escribimos para verlo.',
};

/** What the chef answered, and until when the day is kept. Nothing before the answer. */
export function Answered({ answer, answer_text: text, held_until: held }: ChefInquiryPageDto) {
  if (answer === null) return null;
  return (
    <>
      <p>
        <strong>{ANSWERED[answer]}</strong>
        {held && ` Te guardamos el día hasta el ${moment(held)}.`}
      </p>
      {text && <p className="inquiry__words">«{text}»</p>}
      <p>Si algo cambia, responde otra vez aquí mismo.</p>
    </>
  );
}

/** What the chef is asked for. What nobody said is left out. */
export function inquiryFacts(inquiry: ChefInquiryPageDto): [name: string, value: string][] {
  const { starts_at: startsAt, minutes, kind, guests, commune, menu, pay } = inquiry;
  const facts: [name: string, value: string | null][] = [
    ['Hora', `${startsAt}\u00a0h, ${lasting(minutes)}`],
    ['Qué es', QUOTE_KIND_NAMES[kind]],
    ['Invitados', String(guests)],
    ['Dónde', commune],
    ['Menú', menu],
    ['Recibirías', pay === null ? null : clp(pay)],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}
