import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

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
 * whoever opens their address. Inline styles are those with which browsers show a picture by itself.
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

/** What a route says of its answers that the site shows in frames. */
interface FrameConfig {
  framed?: boolean;
}

/** For a route whose documents are shown in frames: their policy says in whose. */
export const FRAMED = { config: { framed: true } satisfies FrameConfig };

const FRAME_HEADER = 'x-frame-options';

/**
 * Gives every answer the safe headers and those of helmet, before anything sets its own.
 *
 * Helmet is asked once which they are. Its plugin makes functions for each request and leaves one at the reply, which V8 lays where what is old is,
 * because it is written as the value of a property: with it, all that the request made stayed until the whole memory was looked through.
 */
export async function addSafeHeaders(server: FastifyInstance, isHttps: boolean): Promise<void> {
  const whole = await helmetHeaders(isHttps);
  const framed = whole.filter(([name]) => name !== FRAME_HEADER);
  server.addHook('onRequest', (request, reply, done) => {
    const isFramed = (request.routeOptions.config as FrameConfig).framed === true;
    for (const [name, value] of isFramed ? framed : whole) reply.raw.setHeader(name, value);
    void reply.headers(SAFE_HEADERS);
    done();
  });
}

/** The headers that helmet gives every answer. The policy is ours. */
async function helmetHeaders(isHttps: boolean): Promise<[string, string][]> {
  const asked = Fastify();
  await asked.register(helmet, { contentSecurityPolicy: false, frameguard: { action: 'deny' }, hsts: isHttps });
  let given: [string, string][] = [];
  asked.get('/', (_request, { raw }) => {
    given = Object.entries(raw.getHeaders()).map(([name, value]) => [name, String(value)]);
    return '';
  });
  await asked.inject('/');
  await asked.close();
  return given;
}
