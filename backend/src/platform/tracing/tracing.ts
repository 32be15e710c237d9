import { context, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.js';
import { buildInfo } from '../build-info.js';
import { isInProcess } from '../http/in-process.js';
import { pagePatternOf } from '../http/page-pattern.js';
import { spanWith } from './in-span.js';

/** The settings of traces. */
export type TracingEnv = Pick<
  Env,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'TRACE_SAMPLE_PERCENT'
>;

/** Traces that are kept. */
export interface Tracing {
  /** Makes a span of each request to a server, until the server is closed. */
  watch(server: FastifyInstance): void;
}

/** The routes under which the site answers all its pages. */
const PAGE_ROUTES = new Set(['/*', '/cotiza']);

/**
 * Sends traces to an OpenTelemetry collector: requests with their pages, statements and jobs. Spans have patterns,
 * statuses and the request's id; no header, body, address, value or name of anybody. What comes from memory has no span:
 * that would cost more than the answer. A trace begins here, whatever a visitor's headers say.
 */
export function startTracing(env: TracingEnv): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.version': buildInfo().version,
    }),
    sampler: new TraceIdRatioBasedSampler(env.TRACE_SAMPLE_PERCENT / 100),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterOf(env) })],
  });
  const tracer = provider.getTracer('sobremesa');
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);

  spanWith(async (name, work) => {
    const span = tracer.startSpan(name);
    try {
      return await context.with(trace.setSpan(context.active(), span), work);
    } catch (error) {
      fail(span);
      throw error;
    } finally {
      span.end();
    }
  });

  const begin = (request: FastifyRequest): Context => {
    const span = tracer.startSpan(`${request.method} ${routeOf(request)}`, {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, 'http.route': routeOf(request), 'request.id': request.id },
    });
    return trace.setSpan(context.active(), span);
  };
  return {
    watch: (server) => {
      watchRequests(server, begin);
      server.addHook('onClose', async () => {
        spanWith(undefined);
        await provider.shutdown().catch(() => undefined);
        contexts.disable();
        context.disable();
      });
    },
  };
}

function watchRequests(server: FastifyInstance, begin: (request: FastifyRequest) => Context): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.addHook('onRequest', (request, _reply, done) => {
    // Of the server's own requests the page's span is the one that says whose they are.
    if (isInProcess(request)) return done();
    const begun = begin(request);
    contexts.set(request, begun);
    context.with(begun, done);
  });
  // Once a body was read, what runs next was called by the connection and not by the hook above.
  server.addHook('preValidation', (request, _reply, done) => {
    const begun = contexts.get(request);
    if (begun) context.with(begun, done);
    else done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const span = spanIn(contexts.get(request));
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (span && reply.statusCode >= 500) fail(span);
    span?.end();
    done();
  });
}

const spanIn = (of: Context | undefined): Span | undefined => of && trace.getSpan(of);

const fail = (span: Span): void => void span.setStatus({ code: SpanStatusCode.ERROR });

function routeOf({ routeOptions, url }: FastifyRequest): string {
  if (routeOptions.url === undefined) return 'unmatched';
  return PAGE_ROUTES.has(routeOptions.url) ? pagePatternOf(url) : routeOptions.url;
}

function exporterOf({ OTEL_EXPORTER_OTLP_ENDPOINT = '', OTEL_EXPORTER_OTLP_HEADERS }: TracingEnv): OTLPTraceExporter {
  const url = `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`;
  return new OTLPTraceExporter({ url, headers: Object.fromEntries(OTEL_EXPORTER_OTLP_HEADERS.map(pairOf)) });
}

const pairOf = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
};
