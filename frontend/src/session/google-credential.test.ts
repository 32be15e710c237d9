import { decodeCredential, InvalidCredential } from './google-credential';

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');
const credential = (payload: unknown) => `${encode({ alg: 'RS256' })}.${encode(payload)}.firma`;

test('reads e-mail and portrait', () => {
  const payload = { email: 'ñuñez@sobremesa.example', picture: 'https://pictures.example/1.png' };
  expect(decodeCredential(credential(payload))).toEqual(payload);
});

test('only takes a portrait from a safe address', () => {
  const payload = { email: 'a@sobremesa.example', picture: 'javascript:alert(1)' };
  expect(decodeCredential(credential(payload)).picture).toBe('');
});

test.each(['', 'a.b', 'a.b.c', credential(null), credential({}), credential({ email: 7 }), `x.${encode('texto')}.x`])(
  'refuses %j with the sentence of docs/product.md',
  (text) => {
    expect(() => decodeCredential(text)).toThrow(InvalidCredential);
    expect(() => decodeCredential(text)).toThrow('JWT provided is invalid');
  },
);
