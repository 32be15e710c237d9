import { shortDay } from '../../../platform/http/value/words.js';
import { ANSWER_NAMES } from '../../offers/index.js';
import { OTHER_KIND, QUOTE_KIND_NAMES, type QuoteKind } from '../../quotes/index.js';
import { kind, line, open, request, requests } from './duty-kind.js';
import { hourText } from './duty-words.js';
import { CHEF_ANSWERS, LATE_REQUESTS, NEXT_STEPS, WITHDRAWN_REQUESTS } from './request-duties.columns.js';

interface Wish {
  kind: QuoteKind;
  guests: number | null;
  event_date: string | null;
}

function wishText({ kind: wanted, guests, event_date: day }: Wish): string {
  const people = guests === null ? '' : ` para ${guests === 1 ? '1 persona' : `${guests} personas`}`;
  return line(wanted === OTHER_KIND ? 'Consulta' : QUOTE_KIND_NAMES[wanted] + people, day && shortDay(day));
}

/** Duties about requests for quotes. */
export const REQUEST_DUTIES = {
  late_request: kind({
    title: 'Sin responder a tiempo',
    read: LATE_REQUESTS,
    say: (row) => ({ text: wishText(row), press: open('Responder', `${request(row)}#write-message`) }),
    all: requests('state=nueva&sort=turn'),
  }),
  chef_answer: kind({
    title: 'Respondió un chef',
    read: CHEF_ANSWERS,
    say: (row) => ({
      text: line(
        `${row.chef_name}: ${ANSWER_NAMES[row.answer]}`,
        `${shortDay(row.day)}, ${hourText(row.starts_at)}`,
        row.answer_text && `«${row.answer_text}»`,
      ),
      press: open('Ver la respuesta', `${request(row)}#chef-inquiries`),
    }),
    all: requests('sort=turn'),
  }),
  withdrawn: kind({
    title: 'Retiró su solicitud',
    read: WITHDRAWN_REQUESTS,
    say: (row) => ({
      text: line(
        row.event_date && `Para el ${shortDay(row.event_date)}`,
        row.was_accepted ? 'estaba aceptada: la velada ya no va' : 'antes de aceptar',
      ),
      press: { does: 'acknowledge', label: 'Enterado', path: request(row) },
    }),
    all: requests('state=perdida'),
  }),
  next_step: kind({
    title: 'Próximo paso',
    read: NEXT_STEPS,
    say: (row) => ({ text: row.next_step ?? '', press: open('Ver solicitud', request(row)) }),
    all: requests('sort=turn'),
  }),
} as const;
