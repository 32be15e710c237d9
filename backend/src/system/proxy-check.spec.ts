import { checkProxy } from './proxy-check.js';

const HOST = 'sobremesa.example';
const HERE = { PUBLIC_URL: `https://${HOST}` };
const VISITOR = '203.0.113.7';

/** How a visit arrives from this address, by way of proxies that say so much. */
const arrives = (
  trusted: false | number | string,
  ip: string,
  headers: Record<string, string> = {},
  { host = HOST, publicUrl = HERE.PUBLIC_URL } = {},
) => checkProxy({ ip, host, headers }, { PUBLIC_URL: publicUrl, TRUST_PROXY: trusted });

describe('how visits arrive', () => {
  it('is well where the visitor’s own address is seen, with a proxy and without', () => {
    const said = `La tuya llega desde ${VISITOR}. Si no es tu dirección, revisa TRUST_PROXY.`;
    expect(arrives(false, VISITOR)).toEqual({ part: 'visits', name: 'Visitas', state: 'ok', said, took: 0 });
    expect(arrives(1, VISITOR, { 'x-forwarded-for': VISITOR })).toMatchObject({ state: 'ok', said });
    expect(arrives(false, '2001:db8::7').state).toBe('ok');
  });

  it('is well on the machine itself, and with capitals in the name', () => {
    for (const publicUrl of ['http://localhost:3000', 'http://127.0.0.1:3000'])
      expect(arrives(false, '127.0.0.1', {}, { host: new URL(publicUrl).host, publicUrl }).state).toBe('ok');
    expect(arrives(false, VISITOR, {}, { host: 'Sobremesa.EXAMPLE' }).state).toBe('ok');
  });

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'])(
    'is not, where a proxy says %s and nobody named it',
    (header) => {
      const { state, said } = arrives(false, '172.18.0.1', { [header]: VISITOR });
      expect(state).toBe('caution');
      expect(said).toContain(
        `(${header}) y TRUST_PROXY no lo nombra: todas cuentan como una sola dirección, 172.18.0.1`,
      );
    },
  );

  it.each([
    '10.0.0.3',
    '172.31.255.1',
    '192.168.1.9',
    '100.64.0.1',
    '169.254.1.1',
    '127.0.0.1',
    'fd00::1',
    'fe80::1',
    '::1',
    '::ffff:10.0.0.3',
  ])('is not, where the visitor seems to be %s', (ip) => {
    expect(arrives(1, ip, { 'x-forwarded-for': `${VISITOR}, ${ip}` })).toMatchObject({
      state: 'caution',
      said: expect.stringContaining(`parece venir de ${ip}, una dirección interna`),
    });
  });

  it.each(['172.32.0.1', '11.0.0.1', '192.169.0.1', '100.128.0.1', '2001:db8::1'])('is, where it is %s', (ip) => {
    expect(arrives(1, ip, { 'x-forwarded-for': ip }).state).toBe('ok');
  });

  it('is not, where a proxy is named and none says anything', () => {
    expect(arrives('loopback', VISITOR)).toMatchObject({
      state: 'caution',
      said: expect.stringContaining('llegó sin X-Forwarded-For'),
    });
  });

  it('is not, where the proxy hides the name', () => {
    expect(arrives(1, VISITOR, { 'x-forwarded-for': VISITOR }, { host: 'app:3000' })).toMatchObject({
      state: 'caution',
      said: expect.stringContaining('con el nombre app:3000 y no con el de PUBLIC_URL (sobremesa.example)'),
    });
  });
});
