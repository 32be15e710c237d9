import { setTimeout as pause } from 'node:timers/promises';
import {
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanContext,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.js';
import { buildInfo } from '../build-info.js';
import { statusOf } from '../http/answer/error.filter.js';
import { isInProcess } from '../http/answer/in-process.js';
import { routePatternOf } from '../http/answer/page-pattern.js';
import { exporterOf, type ExporterEnv } from './exporter.js';
import { spanWith } from './in-span.js';

/** The settings of traces. */
type TracingEnv = ExporterEnv & Pick<Env, 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>;

/** The spans of traces. */
export interface Tracing {
  /** Makes a span of each request to a server, until the server is closed. */
  watch(server: FastifyInstance): void;
}

/** Most spans that wait for the collector: some megabytes. If it is too slow, further ones are dropped. */
const MOST_WAITING = 2_048;

/** How long a stopping process waits until the collector takes the last spans, in milliseconds. */
const LAST_EXPORT = 2_000;

/**
 * Sends traces to an OpenTelemetry collector: requests with their pages, statements and jobs. Spans have patterns,
 * statuses and the request's id, but no header, body, address, value or name. Answers from memory have no span: it
 * would cost more than the answer. A trace begins here, whatever a visitor's headers say.
 */
export function startTracing(env: TracingEnv): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.version': buildInfo().version,
    }),
    // Decides by the trace's id, so all processes of one trace agree.
    sampler: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterOf(env), maxQueueSize: MOST_WAITING })],
  });
  const tracer = provider.getTracer('sobremesa');
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);

  const spanning = async <Result>(of: Context, name: string, work: () => Promise<Result>): Promise<Result> => {
    const span = tracer.startSpan(name, {}, of);
    try {
      return await context.with(trace.setSpan(of, span), work);
    } catch (error) {
      // A refusal is not a failure of the product.
      if (statusOf(error) >= 500) fail(span);
      throw error;
    } finally {
      span.end();
    }
  };
  spanWith({
    here: (name, work) => spanning(context.active(), name, work),
    after: (mark, name, work) => spanning(contextOf(mark), name, work),
    mark: () => markOf(trace.getActiveSpan()?.spanContext()),
  });

  const begin = (request: FastifyRequest): Context => {
    const route = routePatternOf(request);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id },
      },
      ROOT_CONTEXT,
    );
    return trace.setSpan(ROOT_CONTEXT, span);
  };
  return {
    watch: (server) => {
      watchRequests(server, begin);
      server.addHook('onClose', async () => {
        spanWith(undefined);
        await Promise.race([provider.shutdown().catch(() => undefined), pause(LAST_EXPORT, undefined, { ref: false })]);
        contexts.disable();
        context.disable();
      });
    },
  };
}

function watchRequests(server: FastifyInstance, begin: (request: FastifyRequest) => Context): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  server.addHook('onRequest', (request, reply, done) => {
    // For the server's own requests, the page's span names the visitor's request.
    if (isInProcess(request)) return done();
    const begun = begin(request);
    contexts.set(request, begun);
    // Also if the visitor leaves before the answer.
    reply.raw.once('close', () => end(trace.getSpan(begun), reply));
    context.with(begun, done);
  });
  // After a body was read, the connection calls what follows, not the hook above.
  server.addHook('preValidation', (request, _reply, done) => {
    const begun = contexts.get(request);
    if (begun) context.with(begun, done);
    else done();
  });
}

/** An answer that the visitor did not wait for has no status. */
function end(span: Span | undefined, reply: FastifyReply): void {
  if (reply.raw.writableFinished) {
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (span && reply.statusCode >= 500) fail(span);
  }
  span?.end();
}

const fail = (span: Span): void => void span.setStatus({ code: SpanStatusCode.ERROR });

/** A span as the header `traceparent` names it. */
const markOf = (span: SpanContext | undefined): string | undefined =>
  span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags}`;

function contextOf(mark: unknown): Context {
  if (typeof mark !== 'string') return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags] = mark.split('-');
  const span: SpanContext = { traceId, spanId, traceFlags: Number(flags), isRemote: true };
  return isSpanContextValid(span) ? trace.setSpanContext(ROOT_CONTEXT, span) : ROOT_CONTEXT;
}
