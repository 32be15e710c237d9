import { describe, expect, it } from '@jest/globals';
import type { Waiting } from './answer-clock.js';
import type { ActivityRow, QuoteRow } from './quote.columns.js';
import { shownActivity, shownRequest } from './shown-request.js';

/** 22 November 2026, half past nine in the evening by the clocks of Chile: in England it is the 23rd. */
const NOW = new Date('2026-11-23T00:30:00Z');
const WAITING: Waiting = {
  now: NOW,
  lateSince: new Date('2026-11-21T12:00:00Z'),
  between: (from, to) => (new Date(to).getTime() - new Date(from).getTime()) / 60_000,
};

const row = (changes: Partial<QuoteRow> = {}): QuoteRow =>
  // Only the columns that decide something.
  ({
    ...{ state: 'nueva', choices: [], chef: null, proposal: null, blocked: false, erased: false },
    ...{ event_date: null, has_evening: false, offered: false, lost_offer: null },
    ...{ next_step: null, next_step_on: null, created_at: '2026-11-22T23:30:00Z' },
    ...changes,
  }) as QuoteRow;
const shown = (changes: Partial<QuoteRow> = {}) => shownRequest(row(changes), WAITING);

const ANA = { id: 1, name: 'Ana' } as unknown as NonNullable<QuoteRow['chef']>;
const FLAN = { id: 2, name: 'Flan' } as unknown as NonNullable<QuoteRow['proposal']>;

describe('what staff see of a request', () => {
  it('is what its client would like, or the one choice of a release before', () => {
    const choices = [{ chef: ANA, proposal: null }];
    expect(shown({ choices, chef: ANA, proposal: FLAN }).choices).toEqual(choices);
    expect(shown({ chef: ANA, proposal: FLAN }).choices).toEqual([{ chef: ANA, proposal: FLAN }]);
    expect(shown().choices).toEqual([]);
  });

  it('is what a hand can do with it, with the words of its button', () => {
    expect(shown({ state: 'cotizada' }).moves).toEqual([
      { to: 'aceptada', needs: 'offer', label: 'Aceptó por teléfono', admin: false },
      { to: 'perdida', needs: 'reason', label: 'Marcar perdida', admin: false },
    ]);
    const evening = { state: 'aceptada', has_evening: true } as const;
    expect(shown({ ...evening, event_date: '2026-11-23' }).moves).toEqual([]);
    expect(shown({ ...evening, event_date: '2026-11-22' }).moves).toMatchObject([{ to: 'realizada' }]);
    expect(shown({ state: 'realizada' }).moves).toMatchObject([{ to: 'aceptada', admin: true }]);
    expect(shown({ state: 'perdida', offered: true }).moves).toMatchObject([{ to: 'cotizada', label: 'Reabrir' }]);
  });

  it('is nothing to do where its client had it blocked or erased', () => {
    expect([shown({ blocked: true }).moves, shown({ erased: true }).moves]).toEqual([[], []]);
  });

  it('is how long a new one has waited', () => {
    expect(shown().waiting_minutes).toBe(60);
    expect(shown({ state: 'contactada' }).waiting_minutes).toBeNull();
  });
});

describe('a request is overdue', () => {
  it.each([
    ['2026-11-21T11:59:59Z', true],
    ['2026-11-21T12:00:00Z', false],
  ])('as long as it is new and came at %s: %s', (created_at, overdue) => {
    expect(shown({ created_at }).overdue).toBe(overdue);
    expect(shown({ created_at, state: 'contactada' }).overdue).toBe(false);
  });

  it.each([
    ['2026-11-21', true],
    ['2026-11-22', false],
    [null, false],
  ])('while it is open and its next step was due on %s: %s', (next_step_on, overdue) => {
    expect(shown({ state: 'aceptada', next_step_on }).overdue).toBe(overdue);
    expect(shown({ state: 'realizada', next_step_on }).overdue).toBe(false);
  });
});

describe('what happened', () => {
  const entry = (data: object): ActivityRow => ({
    id: 1,
    kind: 'moved',
    at: 'then',
    actor: 'person',
    actor_name: 'Ana',
    text: 'Sí',
    mail: null,
    data,
  });
  const NOTHING = { changes: [], from: null, to: null, reason: null, owner: null, on: null };
  const NO_MORE = {
    starts_at: null,
    chef: null,
    cancelled_by: null,
    share: null,
    offer: null,
    sent_by: null,
    channel: null,
    subject: null,
    letter: null,
    answer: null,
    amount: null,
    way: null,
  };

  it('is shown with its particulars, and null where there are none', () => {
    const { data, ...words } = entry({});
    expect(data).toEqual({});
    expect(shownActivity(entry({}))).toEqual({ ...words, ...NOTHING, ...NO_MORE });
  });

  it('is shown without the key of a message', () => {
    const data = {
      ...{ from: 'nueva', to: 'perdida', reason: 'precio', owner: 'Ana', on: '2026-11-25', startsAt: '20:30' },
      ...{ chef: 'Eva', offer: 'C-2026-0001', channel: 'mail', subject: 'Hola', key: 'k' },
    };
    const { startsAt: starts_at, key, ...told } = data;
    expect(key).toBe('k');
    expect(shownActivity(entry(data))).toMatchObject({ ...told, starts_at });
    expect(shownActivity(entry(data))).not.toHaveProperty('key');
  });
});
