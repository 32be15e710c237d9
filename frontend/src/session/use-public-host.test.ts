import { onPublicHost } from './use-public-host';

const ASKED = '/login?volver=%2Fgestion%2Fchefs';

test('on another name of the server, the sign-in moves to the public one and keeps the page asked for', () => {
  const here = new URL(`http://127.0.0.1:3000${ASKED}`);
  expect(onPublicHost(here, 'http://localhost:3000')).toBe(`http://localhost:3000${ASKED}`);
});

test('a credential never moves along', () => {
  const here = new URL(`http://127.0.0.1:3000${ASKED}#credential=e30.e30.firma`);
  expect(onPublicHost(here, 'http://localhost:3000')).toBe(`http://localhost:3000${ASKED}`);
});

test.each(['http://localhost:3000', 'http://localhost:3000/', ''])(
  'stays where it is with the public address %j',
  (at) => {
    expect(onPublicHost(new URL(`http://localhost:3000${ASKED}`), at)).toBeUndefined();
  },
);
