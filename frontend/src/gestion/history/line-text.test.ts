import { recordText, sideText } from './line-text';

it.each([
  ['chef', 'state', null, 'Vacío'],
  ['chef', 'state', ['ACTIVE'], 'Activo'],
  ['chef', 'cities', ['Providencia', 'Ñuñoa'], 'Providencia, Ñuñoa'],
  ['chef', 'favorite', ['true'], 'Sí'],
  ['quote_request', 'origin', ['phone'], 'Teléfono'],
  ['quote_request', 'erased_at', ['2026-11-30T07:42:54.669+00:00'], '30 nov 2026, 04:42:54'],
  ['quote_request', 'event_date', ['2026-11-30'], '30 nov 2026'],
  ['quote_request', 'budget_per_person', ['45000'], '$45.000'],
  ['quote_request', 'owner_id', ['Paula Soto'], 'Paula Soto'],
  ['quote_request', 'owner_id', ['12'], 'N.º 12'],
  ['quote_request', 'guests', ['12'], '12'],
  ['text_version', 'text', ['questions'], 'Preguntas y respuestas'],
  ['reply_text', 'text', ['questions'], 'questions'],
])('of %s, %s shows %j as %s', (kind, field, side, text) => {
  expect(sideText(kind, field, side)).toBe(text);
});

it('calls a text of the site as its screen does', () => {
  const line = { action: 'update', kind: 'text_version', record_id: 4, record_name: 'questions' } as const;
  const more = {
    id: 1,
    at: '',
    actor: 'client',
    person_id: null,
    actor_name: null,
    request_id: null,
    changes: [],
  } as const;
  expect(recordText({ ...line, ...more, changes: [] })).toBe('Texto del sitio: Preguntas y respuestas');
});
