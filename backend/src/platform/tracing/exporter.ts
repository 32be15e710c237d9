import { Logger } from '@nestjs/common';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Env } from '../../config/env.js';
import { nameOf } from '../jobs/job-failure.js';

/** The settings of the collector. */
export type ExporterEnv = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS'>;

/** A failing collector is logged at most this often, in milliseconds. */
const SILENCE = 60_000;

/** Sends spans to a collector, and logs failures: the library itself is silent. */
class LoggingExporter extends OTLPTraceExporter {
  private readonly logger = new Logger('Traces');
  private loggedAt = -SILENCE;

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      if (result.error) this.log(result.error);
      done(result);
    });
  }

  private log(error: Error): void {
    if (performance.now() - this.loggedAt < SILENCE) return;
    this.loggedAt = performance.now();
    this.logger.warn({ error: nameOf(error) }, 'the collector does not take traces: they are lost');
  }
}

/** The exporter for the collector of the settings. */
export function exporterOf(env: ExporterEnv): OTLPTraceExporter {
  const { OTEL_EXPORTER_OTLP_ENDPOINT = '', OTEL_EXPORTER_OTLP_HEADERS } = env;
  const url = `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`;
  return new LoggingExporter({ url, headers: Object.fromEntries(OTEL_EXPORTER_OTLP_HEADERS.map(pairOf)) });
}

const pairOf = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
};
