import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Parts of a browser that nothing of the product uses, its pages, its files and other companies' forms alike. Not
 * `bluetooth`: where Chromium has none, as on Linux, it takes the word for an error and says so on every page.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/**
 * What an answer may load and do that is no document: calls of the API and stored files, which a browser shows only to
 * anyone who opens their address. Inline styles are those with which browsers show a picture by itself.
 */
const NO_DOCUMENT = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  'sandbox',
].join('; ');

/** Headers of every answer. Whatever is a document says its own policy instead. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Content-Security-Policy': NO_DOCUMENT,
};

/**
 * Gives every answer the safe headers, before anything sets its own. Helmet says what they are once, because its plugin makes them
 * again for each answer.
 * @param isSecure whether visitors come by HTTPS only
 */
export function addSafeHeaders(server: FastifyInstance, isSecure: boolean): void {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const say = helmet({ contentSecurityPolicy: false, frameguard: { action: 'deny' }, hsts: isSecure });
  say(request, response, () => undefined);
  const headers = { ...response.getHeaders(), ...SAFE_HEADERS };
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
