import type { ServerResponse } from 'node:http';
import { PAGE_POLICY } from './pages.js';

/** Sends a page that may not be cached or framed and runs no script. */
export function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(html);
}
