import { BlockList, isIP } from 'node:net';
import type { Env } from '../config/env.js';
import type { PartResult } from '../doctor/index.js';

/** A request as the product sees it, after whatever the proxies in front of it say and TRUST_PROXY lets them. */
export interface IncomingRequest {
  /** The visitor's address. */
  ip: string;
  /** The host that the visitor asked for. */
  host: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Headers by which proxies say who asks. The product reads the first one only. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];

/** Addresses that no visitor of the internet has. */
const INTERNAL = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  INTERNAL.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  INTERNAL.addSubnet(network, prefix, 'ipv6');

/** Whether an address is of a private network or of this machine. One of IPv4 may be written as one of IPv6. */
function isInternal(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && INTERNAL.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

const LOCAL = /^(localhost|127\.|\[::1\])/;

/**
 * How visits arrive, as the request shows it by which an administrator asks: a wrong TRUST_PROXY or a proxy that hides the host's
 * name is seen from outside only.
 */
export function checkProxy(
  { ip, host, headers }: IncomingRequest,
  env: Pick<Env, 'PUBLIC_URL' | 'TRUST_PROXY'>,
): PartResult {
  const found = { part: 'visits', name: 'Visitas', took: 0 };
  const caution = (said: string): PartResult => ({ ...found, state: 'caution', said });
  const { host: expected } = new URL(env.PUBLIC_URL);
  if (host.toLowerCase() !== expected)
    return caution(
      `Tu visita llegó con el nombre ${host} y no con el de PUBLIC_URL (${expected}): así no se muestran los formularios externos. El proxy debe pasar el nombre en X-Forwarded-Host, y TRUST_PROXY nombrar al proxy.`,
    );
  const forwarded = FORWARDED.filter((name) => headers[name] !== undefined);
  if (env.TRUST_PROXY === false && forwarded.length > 0)
    return caution(
      `Un proxy reenvía las visitas (${forwarded.join(', ')}) y TRUST_PROXY no lo nombra: todas cuentan como una sola dirección, ${ip}, y comparten sus límites.`,
    );
  if (env.TRUST_PROXY !== false && headers['x-forwarded-for'] === undefined)
    return caution(
      `TRUST_PROXY espera un proxy, pero tu visita llegó sin X-Forwarded-For: o el proxy no la escribe, o se llega al puerto sin pasar por él.`,
    );
  if (isInternal(ip) && !LOCAL.test(expected))
    return caution(
      `Tu visita parece venir de ${ip}, una dirección interna. Si no estás en esa red, falta un proxy en TRUST_PROXY, y todas las visitas comparten los límites de una.`,
    );
  return { ...found, state: 'ok', said: `La tuya llega desde ${ip}. Si no es tu dirección, revisa TRUST_PROXY.` };
}
