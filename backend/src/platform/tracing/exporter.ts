import { Logger } from '@nestjs/common';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Env } from '../../config/env.js';
import { nameOf } from '../jobs/job-failure.js';

/** The settings of the collector. */
export type ExporterEnv = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS'>;

/** A failing collector is logged at most this often, in milliseconds. */
const SILENCE = 60_000;

/** Sends spans to a collector, and logs failures: the library itself is silent. */
class TellingExporter extends OTLPTraceExporter {
  private readonly logger = new Logger('Traces');
  private told = -SILENCE;

  override export(...[spans, done]: Parameters<OTLPTraceExporter['export']>): void {
    super.export(spans, (result) => {
      if (result.error) this.tell(result.error);
      done(result);
    });
  }

  private tell(error: Error): void {
    if (performance.now() - this.told < SILENCE) return;
    this.told = performance.now();
    this.logger.warn({ error: nameOf(error) }, 'the collector does not take traces: they are lost');
  }
}

/** The exporter for the collector of the settings. */
export function exporterOf(env: ExporterEnv): OTLPTraceExporter {
  const { OTEL_EXPORTER_OTLP_ENDPOINT = '', OTEL_EXPORTER_OTLP_HEADERS } = env;
  const url = `${OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`;
  return new TellingExporter({ url, headers: Object.fromEntries(OTEL_EXPORTER_OTLP_HEADERS.map(pairOf)) });
}

const pairOf = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
};
