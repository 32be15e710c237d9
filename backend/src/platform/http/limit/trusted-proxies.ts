import { compile } from '@fastify/proxy-addr';
import type { Env } from '../../../config/env.js';

/** Whether what stands in front at this many hops is believed: its headers say who asks. */
export type IsTrusted = (address: string, hop: number) => boolean;

/**
 * A number is the count of proxies in front of this server. Fastify itself trusts none then, because it cannot distinguish a
 * proxy from a client that reaches the port directly. Anyone who sets a number states that only proxies reach it.
 */
export function trustedProxies(setting: Env['TRUST_PROXY']): IsTrusted {
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  if (setting === false) return () => false;
  const isNamed = compile(setting.split(',').map((name) => name.trim()));
  return (address, hop) => isNamed(address, hop);
}
