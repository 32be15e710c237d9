import type { Channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { isInProcess } from '../http/answer/in-process.js';
import { routePatternOf } from '../http/answer/page-pattern.js';
import { BUCKETS, FIGURES, PAGE_SPEED, type Figure, type PageSpeed } from '../page-speed/page-speed.js';
import { CARDS_ASKED, PICTURE_MADE, RENDERED, STATEMENT, type Measured } from './measured.js';

/** Seconds: from an answer out of memory to one that is far too late. */
const ANSWER_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const WORK_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What visitors' browsers measure. */
const FIELD: Record<Figure, { name: string; help: string }> = {
  lcp: {
    name: 'sobremesa_field_lcp_seconds',
    help: 'Time until the largest picture or text was painted, for visitors.',
  },
  inp: {
    name: 'sobremesa_field_inp_seconds',
    help: 'Time until the screen answered to a press, for nearly the slowest of a visit.',
  },
  ttfb: { name: 'sobremesa_field_ttfb_seconds', help: 'Time until the first byte of the document, for visitors.' },
  cls: { name: 'sobremesa_field_layout_shift', help: 'How much the layout of a page moved by itself, for visitors.' },
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Durations of requests, by method, route and class of status, without the server's own requests. */
export function measureRequests(registry: Registry, server: FastifyInstance): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status_class'] as const,
    buckets: ANSWER_BUCKETS,
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (!isInProcess(request)) {
      const method = METHODS.has(request.method) ? request.method : 'other';
      duration.observe(
        { method, route: routePatternOf(request), status_class: `${Math.floor(reply.statusCode / 100)}xx` },
        reply.elapsedTime / 1_000,
      );
    }
    done();
  });
}

/**
 * Durations of rendering, without pages from memory.
 * @returns a function that ends the measuring
 */
export const measureRendering = (registry: Registry): (() => void) =>
  measure(registry, RENDERED, 'sobremesa_page_render_duration_seconds', 'Time to render a page.', 'route');

/**
 * Durations of decoding and making pictures, waiting included.
 * @returns a function that ends the measuring
 */
export const measurePictures = (registry: Registry): (() => void) =>
  measure(registry, PICTURE_MADE, 'sobremesa_image_duration_seconds', 'Time to make the files of a picture.', 'format');

/**
 * Durations of statements, by first word and table. All are the product's own, so there are few.
 * @returns a function that ends the measuring
 */
export const measureStatements = (registry: Registry): (() => void) =>
  measure(
    registry,
    STATEMENT,
    'sobremesa_db_statement_duration_seconds',
    'Time of a statement.',
    'statement',
    STATEMENT_BUCKETS,
  );

/**
 * Calls of the card provider. One that it refused failed too.
 * @returns a function that ends the measuring
 */
export const measureCards = (registry: Registry): (() => void) =>
  measure(
    registry,
    CARDS_ASKED,
    'sobremesa_card_provider_duration_seconds',
    'Time of a call of the card provider.',
    'call',
  );

/**
 * Speed of pages for visitors. Routes and devices are from lists of the code, whatever a visitor sends.
 * @returns a function that ends the measuring
 */
export function measureField(registry: Registry): () => void {
  const histogramOf = (figure: Figure) =>
    new Histogram({
      ...FIELD[figure],
      labelNames: ['route', 'device'] as const,
      buckets: [...BUCKETS[figure]],
      registers: [registry],
    });
  const histograms = new Map(FIGURES.map((figure) => [figure, histogramOf(figure)]));
  const hear = (message: unknown): void => {
    // Channels are untyped; only the call that takes these figures writes to this one.
    const { route, device, figures } = message as PageSpeed;
    for (const [figure, histogram] of histograms) {
      const value = figures[figure];
      if (value !== undefined) histogram.observe({ route, device }, value);
    }
  };
  PAGE_SPEED.subscribe(hear);
  return () => void PAGE_SPEED.unsubscribe(hear);
}

function measure(
  registry: Registry,
  channel: Channel,
  name: string,
  help: string,
  label: string,
  buckets = WORK_BUCKETS,
): () => void {
  const duration = new Histogram({
    name,
    help,
    labelNames: [label, 'outcome'],
    buckets,
    registers: [registry],
  });
  const hear = (message: unknown): void => {
    // Channels are untyped; only `timed` writes to these.
    const { of, seconds, failed } = message as Measured;
    duration.observe({ [label]: of, outcome: failed ? 'failed' : 'done' }, seconds);
  };
  channel.subscribe(hear);
  return () => void channel.unsubscribe(hear);
}
