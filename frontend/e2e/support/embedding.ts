import type { BrowserContext, Page } from '@playwright/test';

import { lengthenTimers } from './page-state.ts';
import { seenByProviders, type Seen } from './providers.ts';

/** A message of an embedded document. */
export interface Message {
  type: string;
  height?: number;
}

/** Where the product of the journeys shows other companies' code: this machine under its other name. */
export const embedOrigin = (page: Page): string => new URL(page.url()).origin.replace('localhost', '127.0.0.1');

/** The path of the document that previews a form before it is saved. */
export const previewPath = (type: number, script: string, context: Record<string, string> = {}): string =>
  `/embed/preview?${new URLSearchParams({ type: String(type), script, ...context }).toString()}`;

/**
 * Frames an embedded document in the current page, as the site does, but without the site's own code. `id` is the
 * frame's id, which `messagesOf` takes.
 */
export async function embed(page: Page, id: string, path: string): Promise<void> {
  await page.evaluate(
    ({ id, src }) => {
      const messages: unknown[] = [];
      Object.assign(window, { [`messages-${id}`]: messages });
      const frame = Object.assign(document.createElement('iframe'), { id, src, title: id, width: '800' });
      frame.setAttribute(
        'sandbox',
        'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin',
      );
      addEventListener('message', ({ origin, source, data }: MessageEvent<{ from?: unknown }>) => {
        const isOurs = origin === new URL(src).origin && source === frame.contentWindow;
        if (isOurs && data.from === 'sobremesa-embed') messages.push(data);
      });
      document.body.prepend(frame);
    },
    { id, src: embedOrigin(page) + path },
  );
}

/** The messages of the framed document so far, oldest first. */
export const messagesOf = (page: Page, id: string): Promise<Message[]> =>
  page.evaluate((name) => Reflect.get(window, name) as Message[], `messages-${id}`);

/** The types of these messages, each once, in the order of their first time. */
export const messageTypesOf = async (page: Page, id: string): Promise<string[]> => [
  ...new Set((await messagesOf(page, id)).map(({ type }) => type)),
];

/** The requests that the providers received at a path. */
export const seenAt = async (path: string): Promise<Seen[]> =>
  (await seenByProviders()).filter((seen) => seen.path === path);

/** How long a page waits for a provider's form until it shows something else, in milliseconds (`EmbedFrame`). */
const FORM_PATIENCE = 8_000;

/** Lets pages wait for forms that a busy machine shows later. Call it before `goto`. */
export const waitForForms = (pages: Page | BrowserContext): Promise<unknown> => lengthenTimers(pages, FORM_PATIENCE);
