import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* What the stand-ins for Google and Webpay have in common: a server on this machine, and pages with a style of their own. */

/** Nobody on the network can reach it, and a browser treats it as another site than `localhost`. */
const HOST = '127.0.0.1';

const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; padding: 3rem 1.25rem; background: #faf7f2; color: #2b211c; font: 400 1.0625rem/1.5 Figtree, system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; }
h1 { font: 380 2.5rem/1.05 Fraunces, Georgia, serif; letter-spacing: -.028em; text-wrap: balance; }
h2 { margin: 2.5rem 0 .75rem; font: 400 1.375rem/1.2 Fraunces, Georgia, serif; letter-spacing: -.01em; }
p { margin-top: .75rem; color: #5c4d44; }
dl { margin-top: 2rem; padding: 1rem 0; border-block: 1px solid #e3d7c8; }
dl div { display: flex; justify-content: space-between; gap: 1rem; }
dt { color: #5c4d44; }
dd { margin: 0; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.amount dd { font: 420 1.5rem/1.3 Fraunces, Georgia, serif; }
ul { margin-top: 2rem; padding: 0; list-style: none; border-top: 1px solid #e3d7c8; }
h2 + ul { margin-top: 0; }
button { font: inherit; color: inherit; text-align: left; cursor: pointer; background: none; border: 0; }
li button { display: block; width: 100%; padding: .875rem .75rem; border-bottom: 1px solid #e3d7c8; border-radius: 2px; transition: background 140ms; }
li button:hover { background: #f5e5dd; }
strong { display: block; font: 420 1.1875rem/1.3 Fraunces, Georgia, serif; color: #8a3b2a; }
span { display: block; font-size: .9375rem; color: #5c4d44; overflow-wrap: anywhere; }
.back { margin-top: 2rem; padding: .7rem 1.5rem; border: 1.5px solid #8a3b2a; border-radius: 999px; color: #8a3b2a; font-weight: 600; }
.back:hover { background: #f5e5dd; }
:focus-visible { outline: 2px solid #8a3b2a; outline-offset: 3px; }
@media (prefers-reduced-motion: reduce) { li button { transition: none; } }
`;

/**
 * The pages load only their own style, and no script. There is no `form-action`: browsers apply it also to the redirects
 * after the form, which lead back to the product.
 */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

/** A page of a stand-in. */
export const standInPage = (title: string, body: string): string => `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Sends a page that may not be cached or framed and runs no script. */
export function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(html);
}

/** Starts a server on a free port of this machine. */
export async function listenLocally(): Promise<{ server: Server; host: string }> {
  const server = createServer();
  server.listen(0, HOST);
  await once(server, 'listening');
  return { server, host: `${HOST}:${(server.address() as AddressInfo).port}` };
}

export async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
