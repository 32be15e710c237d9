import { chatWith, dayText, mailtoLink, oneStep, wishText } from './quote-labels';
import { quoteRequest } from './quotes.fixtures';

test('repeats what was asked for', () => {
  expect(wishText(quoteRequest())).toBe('cena para 8 personas, el sábado 12 de diciembre, en Ñuñoa');
  expect(wishText(quoteRequest({ kind: 'gift_card', guests: 1, event_date: null, city: null }))).toBe(
    'gift card para 1 persona',
  );
});

test('a question is nobody’s event', () => {
  const question = quoteRequest({ kind: 'otra', guests: null, event_date: null, city: null });
  expect(new URL(chatWith(question, 'Sobremesa')).searchParams.get('text')).toBe(
    'Hola Camila, te escribimos de Sobremesa por tu consulta.',
  );
  expect(new URL(mailtoLink(question, 'camila@correo.example', 'Sobremesa')).searchParams.get('subject')).toBe(
    'Tu consulta a Sobremesa',
  );
});

test('a day is the same day wherever it is read', () => {
  expect(dayText('2026-12-01')).toBe('1 dic 2026');
  expect(dayText(null)).toBe('No Registra');
});

test('the chat begins with the visitor’s name and wish', () => {
  const { origin, pathname, searchParams } = new URL(chatWith(quoteRequest({ city: null }), 'Sobremesa'));
  expect(origin + pathname).toBe('https://wa.me/56912345678');
  expect(searchParams.get('text')).toBe(
    'Hola Camila, te escribimos de Sobremesa por tu solicitud: cena para 8 personas, el sábado 12 de diciembre.',
  );
});

test('what a visitor wrote adds no recipients to the mail', () => {
  const mail = mailtoLink(quoteRequest({ name: 'Eva&cc=x@mal.example' }), 'a?bcc=otro@mal.example', 'Sobremesa');
  const { pathname, searchParams } = new URL(mail);
  expect(decodeURIComponent(pathname)).toBe('a?bcc=otro@mal.example');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
});

test('one press makes the usual move, and none that asks for a reason or takes back a loss', () => {
  expect(oneStep(quoteRequest())?.to).toBe('contactada');
  const lose = { to: 'perdida', needs: 'reason', label: 'Marcar perdida', admin: false } as const;
  expect(oneStep(quoteRequest({ state: 'contactada', moves: [lose] }))).toBeUndefined();
  const reopen = { to: 'contactada', needs: 'nothing', label: 'Reabrir', admin: false } as const;
  expect(oneStep(quoteRequest({ state: 'perdida', moves: [reopen] }))).toBeUndefined();
});
