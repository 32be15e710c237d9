import { describe, expect, it } from '@jest/globals';
import type { Person } from '../users/entities.js';
import type { MoveWords } from './move-words.js';
import { BY_ITSELF, type Actor } from './quote-activity.entity.js';
import {
  moveFor,
  MOVERS,
  movesOfStaff,
  QUOTE_STATES,
  type MoveBy,
  type QuoteState,
  type Situation,
} from './quote-moves.js';
import { OTHER_KIND, QUOTE_KINDS, QUOTE_KIND_NAMES } from './quote-kinds.js';
import { EXAMPLE_DETAILS as DETAILS } from './example-details.js';
import { QuoteRequest } from './quote-request.entity.js';
import {
  MoveRefusedError,
  NoteMissingError,
  ReasonMissingError,
  ReasonTextMissingError,
  RequestOverError,
} from './quotes.errors.js';

describe('a new request', () => {
  it('is what the visitor asked for', () => {
    expect(new QuoteRequest(DETAILS)).toMatchObject(DETAILS);
  });

  it('is new, with the moment of consent, and the company has no mail yet', () => {
    const before = Date.now();
    const one = new QuoteRequest(DETAILS);
    expect(one).toMatchObject({ stage: 'nueva', mailedAt: null });
    expect(one).toMatchObject({ replyBy: 'whatsapp', origin: 'web', budgetPerPerson: null });
    expect(one.consentedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(one.consentedAt.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("leaves the time of the first mail to the database's clock", () => {
    expect(new QuoteRequest(DETAILS).nextMailAt).toBeUndefined();
  });
});

describe('the search', () => {
  it('reads name, e-mail, phone and message, without case and accents', () => {
    expect(new QuoteRequest(DETAILS).searchKey).toBe(
      'inigo munoz inigo@correo.example +56912345678 sin mani, por favor. ¿hay noquis?',
    );
  });

  it('reads no message where there is none', () => {
    const one = new QuoteRequest({ ...DETAILS, message: null });
    expect(one.searchKey).toBe('inigo munoz inigo@correo.example +56912345678');
  });
});

const PAULA: Actor = { actor: 'person', person: { id: 4, name: 'Paula Soto' } as Person, actorName: 'Paula Soto' };
const inState = (stage: QuoteState): QuoteRequest => {
  const one = new QuoteRequest(DETAILS);
  return Object.assign(one, { stage, lostReason: stage === 'perdida' ? 'precio' : null });
};
/** All words that a move may need. */
const WORDS = { reason: 'precio', text: 'Le pareció caro' } as const;

/** Everything that decides about moves besides the state: an evening, whether its day has come, an offer to answer, a mark of now. */
const YES_NO = [true, false];
const SITUATIONS: Omit<Situation, 'state'>[] = YES_NO.flatMap((hasEvening) =>
  YES_NO.flatMap((dayCame) =>
    YES_NO.flatMap((offered) => YES_NO.map((justMarked) => ({ hasEvening, dayCame, offered, justMarked }))),
  ),
);
const TODAY = '2027-02-01';
const inSituation = ({ state, hasEvening, dayCame }: Situation): QuoteRequest =>
  Object.assign(inState(state), {
    eveningEndsAt: hasEvening ? new Date('2027-02-02T03:00Z') : null,
    eventDate: dayCame ? TODAY : '2027-02-02',
  });

describe('a move', () => {
  /** The specification as its own table: from × to × who, and when. */
  const ALLOWED: [from: QuoteState, to: QuoteState, by: MoveBy, when?: (it: Omit<Situation, 'state'>) => boolean][] = [
    ['nueva', 'contactada', 'hand'],
    ['nueva', 'contactada', 'message'],
    ['nueva', 'cotizada', 'offer'],
    ['contactada', 'cotizada', 'offer'],
    ...(['nueva', 'contactada', 'cotizada'] as const).flatMap((from): typeof ALLOWED => [
      [from, 'aceptada', 'client'],
      [from, 'aceptada', 'phone'],
    ]),
    ['aceptada', 'realizada', 'time', ({ dayCame }) => dayCame],
    ['aceptada', 'realizada', 'hand', ({ dayCame }) => dayCame],
    ['realizada', 'aceptada', 'hand', ({ justMarked }) => justMarked === true],
    ['realizada', 'aceptada', 'admin'],
    ...(['nueva', 'contactada', 'cotizada', 'aceptada'] as const).flatMap((from): typeof ALLOWED => [
      [from, 'perdida', 'hand', ({ hasEvening }) => !hasEvening],
      [from, 'perdida', 'client', ({ hasEvening }) => !hasEvening],
    ]),
    ['aceptada', 'perdida', 'evening'],
    ['perdida', 'contactada', 'hand', ({ offered }) => !offered],
    ['perdida', 'cotizada', 'hand', ({ offered }) => offered],
  ];
  const isAllowed = (from: QuoteState, to: QuoteState, by: MoveBy, it: Omit<Situation, 'state'>): boolean =>
    ALLOWED.some(
      ([one, other, who, when]) =>
        one === from && other === to && (who === by || (who === 'hand' && by === 'admin')) && (when?.(it) ?? true),
    );
  const every = QUOTE_STATES.flatMap((from) =>
    QUOTE_STATES.flatMap((to) => MOVERS.map((by) => [from, to, by] as const)),
  );

  it.each(every)(
    'from %s to %s by %s is made with an activity, or refused with nothing changed, in each situation',
    (from, to, by) => {
      for (const it of SITUATIONS) {
        const one = inSituation({ state: from, ...it });
        const move = () => one.moveTo(to, by, PAULA, WORDS, { ...it, today: TODAY });
        if (isAllowed(from, to, by, it)) {
          const happened = move();
          expect(one.stage).toBe(to);
          expect(happened).toMatchObject({ kind: 'moved', actorName: 'Paula Soto', data: { from, to } });
          expect(one.lostReason).toBe(to === 'perdida' ? 'precio' : null);
        } else {
          const before = { ...one };
          expect(move).toThrow(MoveRefusedError);
          expect({ ...one }).toEqual(before);
        }
      }
    },
  );

  it('is refused in words that say how the request stands, and what would lead there', () => {
    const refusal = (situation: Situation, to: QuoteState): string => {
      try {
        inSituation(situation).moveTo(to, 'hand', PAULA, WORDS, { ...situation, today: TODAY });
      } catch (error) {
        return (error as MoveRefusedError).message;
      }
      return '';
    };
    const none = { hasEvening: false, dayCame: true, offered: false };
    expect(refusal({ ...none, state: 'contactada' }, 'contactada')).toBe('La solicitud ya está contactada.');
    expect(refusal({ ...none, state: 'contactada' }, 'cotizada')).toBe(
      'La solicitud está contactada. Una solicitud queda cotizada cuando se le envía una cotización.',
    );
    expect(refusal({ ...none, state: 'cotizada' }, 'aceptada')).toMatch(/«Aceptó por teléfono»/);
    expect(refusal({ ...none, state: 'realizada' }, 'perdida')).toBe(
      'La solicitud está realizada. Una solicitud realizada ya no se pierde.',
    );
    expect(refusal({ ...none, state: 'aceptada', hasEvening: true }, 'perdida')).toMatch(/cancela la velada/);
    expect(refusal({ ...none, state: 'aceptada', dayCame: false }, 'realizada')).toMatch(/desde su día/);
    expect(refusal({ ...none, state: 'realizada' }, 'aceptada')).toMatch(/Solo un administrador/);
    for (const [from, to] of every)
      for (const it of SITUATIONS)
        if (!moveFor({ state: from, ...it }, to, 'hand')) expect(refusal({ state: from, ...it }, to)).toMatch(/\.$/);
  });

  it('by an administrator after the evening is left alone by the night, until somebody marks it again', () => {
    const one = inState('realizada');
    expect(() => one.moveTo('aceptada', 'admin', PAULA)).toThrow(NoteMissingError);
    one.moveTo('aceptada', 'admin', PAULA, { text: 'No llegó el chef' });
    expect(one.reopenedAt).not.toBeNull();
    Object.assign(one, { eventDate: '2020-01-01' });
    one.moveTo('realizada', 'hand', PAULA);
    expect(one.reopenedAt).toBeNull();
    one.moveTo('aceptada', 'admin', PAULA, {}, { justMarked: true });
    expect(one.reopenedAt).toBeNull();
  });

  it('to lost needs a reason, and words where the reason is another one', () => {
    const one = inState('contactada');
    expect(() => one.moveTo('perdida', 'hand', PAULA)).toThrow(ReasonMissingError);
    expect(() => one.moveTo('perdida', 'hand', PAULA, { reason: 'otra' })).toThrow(ReasonTextMissingError);
    expect(one.stage).toBe('contactada');
    one.moveTo('perdida', 'hand', PAULA, { reason: 'otra', text: 'Se mudan' });
    expect(one).toMatchObject({ stage: 'perdida', lostReason: 'otra', lostText: 'Se mudan' });
  });

  it('to lost by the client is a withdrawal', () => {
    const one = inState('cotizada');
    const happened = one.moveTo('perdida', 'client', { actor: 'client' });
    expect(one.lostReason).toBe('retirada');
    expect(happened).toMatchObject({ actor: 'client', person: null, actorName: null, data: { reason: 'retirada' } });
  });

  it('that reopens a lost request forgets why it was lost', () => {
    const one = inState('perdida');
    one.moveTo('contactada', 'hand', PAULA);
    expect(one).toMatchObject({ stage: 'contactada', lostReason: null, lostText: null });
  });

  it('notes the first answer once', () => {
    const one = inState('nueva');
    one.moveTo('contactada', 'hand', PAULA);
    const first = one.firstAnsweredAt;
    expect(first).not.toBeNull();
    one.moveTo('perdida', 'hand', PAULA, WORDS);
    one.moveTo('contactada', 'hand', PAULA);
    expect(one.firstAnsweredAt).toBe(first);
    expect(inState('nueva').moveTo('perdida', 'hand', PAULA, WORDS).quoteRequest.firstAnsweredAt).toBeNull();
  });

  it('notes when the client was answered where a mail reached them later', () => {
    const at = new Date('2026-11-23T13:00Z');
    const one = inState('nueva');
    one.moveTo('contactada', 'message', PAULA, { at });
    expect(one.firstAnsweredAt).toEqual(at);
  });

  it('has a button wherever staff make it, and each state leads somewhere', () => {
    const none = { hasEvening: false, dayCame: true, offered: false };
    expect(QUOTE_STATES.filter((state) => movesOfStaff({ ...none, state }).length === 0)).toEqual([]);
    const labels = (situation: Situation) => movesOfStaff(situation).map(({ label }) => label);
    expect(labels({ ...none, state: 'nueva' })).toEqual(['Marcar contactada', 'Aceptó por teléfono', 'Marcar perdida']);
    expect(labels({ ...none, state: 'aceptada', hasEvening: true, dayCame: false })).toEqual([]);
    expect(movesOfStaff({ ...none, state: 'realizada', justMarked: true })).toMatchObject([{ by: 'admin' }]);
  });
});

describe('what else happens', () => {
  it('makes one activity: giving it to its owner, or planning what is planned, makes none', () => {
    const one = inState('nueva');
    const paula = { id: 4, name: 'Paula Soto' } as Person;
    expect(one.assignTo(paula, PAULA)).toMatchObject({
      kind: 'assigned',
      person: paula,
      data: { owner: 'Paula Soto' },
    });
    expect(one.assignTo(paula, PAULA)).toBeUndefined();
    expect(one.assignTo(null, PAULA)).toMatchObject({ data: {} });
    const step = { text: 'Llamar', on: '2027-01-12' };
    expect(one.plan(step, PAULA)).toMatchObject({ kind: 'next_step', text: 'Llamar', data: { on: '2027-01-12' } });
    expect(one.plan(step, PAULA)).toBeUndefined();
    expect(one.plan({ ...step, on: '2027-01-13' }, PAULA)).toMatchObject({ data: { on: '2027-01-13' } });
    expect(one.plan({ text: 'Escribir', on: '2027-01-13' }, PAULA)).toMatchObject({ text: 'Escribir' });
    expect(one.plan({ text: null, on: null }, PAULA)).toMatchObject({ text: null });
    expect(one.note('Vegetariana', BY_ITSELF)).toMatchObject({ kind: 'note', text: 'Vegetariana', actor: 'system' });
  });
});

describe('what has ended', () => {
  const STEP = { text: 'Llamar', on: '2027-01-12' };

  it.each<[QuoteState, QuoteState, MoveWords]>([
    ['contactada', 'perdida', { reason: 'precio' }],
    ['aceptada', 'realizada', {}],
  ])('from %s to %s: nothing is left to do, and nothing is planned', (from, to, words) => {
    const one = inState(from);
    one.plan(STEP, PAULA);
    one.moveTo(to, 'hand', PAULA, words, { today: '2099-01-01' });
    expect(one).toMatchObject({ nextStep: null, nextStepOn: null });
    expect(() => one.plan(STEP, PAULA)).toThrow(RequestOverError);
    expect(one.plan({ text: null, on: null }, PAULA)).toBeUndefined();
  });

  it('can be planned again once it is reopened', () => {
    const one = inState('perdida');
    one.moveTo('contactada', 'hand', PAULA);
    expect(one.plan(STEP, PAULA)).toMatchObject({ kind: 'next_step' });
  });

  it('keeps its next step through the other moves', () => {
    const one = inState('nueva');
    one.plan(STEP, PAULA);
    one.moveTo('contactada', 'hand', PAULA);
    expect(one).toMatchObject({ nextStep: 'Llamar', nextStepOn: '2027-01-12' });
  });
});

describe('the kinds', () => {
  it('have names that people read, and end with the other questions', () => {
    expect(QUOTE_KINDS.map((kind) => QUOTE_KIND_NAMES[kind])).toEqual([
      'Cena',
      'Clase de cocina',
      'Clase online',
      'Team building',
      'Gift card',
      'Catering',
      'Otra consulta',
    ]);
    expect(QUOTE_KINDS.at(-1)).toBe(OTHER_KIND);
  });
});
