import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, Max, Min, MinLength } from 'class-validator';
import { isDatabaseUrl, isHeaderList, isTrustedProxies, isWebAddress, Satisfies } from './setting-checks.js';
import { toList, toProxy, toShare, Whole, YesNo } from './setting-values.js';

/** How a process runs: where it listens and stores data, its logs and figures, and whether it runs jobs. */
export abstract class ProcessSettings {
  @IsIn(['development', 'production', 'test'])
  NODE_ENV: 'development' | 'production' | 'test' = 'development';

  /** TCP port of the site and the API. */
  @Whole(1, 65535)
  PORT = 3000;

  /** Address to listen on. */
  @IsString()
  HOST = '0.0.0.0';

  /** Folder of the embedded database and of local files. Made absolute. */
  @IsString()
  DATA_DIR = './.data';

  /** The PostgreSQL to use. Without it a PostgreSQL is embedded (not in production). */
  @IsOptional()
  @Satisfies(isDatabaseUrl)
  DATABASE_URL?: string;

  /** The same database for its owner, who migrates at the start. Without it `DATABASE_URL` is the owner's. */
  @IsOptional()
  @Satisfies(isDatabaseUrl)
  DATABASE_OWNER_URL?: string;

  /** TCP port at which Prometheus reads figures (/metrics), for it alone. Without it nothing is measured. */
  @IsOptional()
  @Whole(1, 65535)
  METRICS_PORT?: number;

  /** Most database connections of this process. */
  @Whole(2, 200)
  DATABASE_POOL = 10;

  /** For how long an ending process still answers, in seconds, so that its balancer notices. */
  @Whole(0, 300)
  SHUTDOWN_DELAY = 0;

  /** Most memory for finished answers and pages, in MB. With 0 nothing is kept. */
  @Whole(0, 4096)
  CACHE_MB = 32;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL!: string;

  /** Of how many answered reads of the API in a hundred a line is logged. Writes and refusals always have theirs. */
  @Whole(0, 100)
  LOG_SAMPLE_PERCENT = 100;

  /** Collector to which traces are sent, by OTLP over HTTP. Without it none are kept. */
  @IsOptional()
  @Satisfies(isWebAddress)
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Headers for the collector: authorization=…,other=… */
  @Transform(toList) @Satisfies(isHeaderList) OTEL_EXPORTER_OTLP_HEADERS: string[] = [];

  /** The name of the service in traces. */
  @IsString()
  @MinLength(1)
  OTEL_SERVICE_NAME = 'sobremesa';

  /** Which share of traces is kept, from 0 to 1. */
  @Transform(toShare)
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG = 1;

  /** Proxies whose X-Forwarded-For is trusted: false, a number of hops, or addresses. */
  @Transform(toProxy)
  @Satisfies(isTrustedProxies)
  TRUST_PROXY: false | number | string = false;

  /** Whether this process runs jobs: mails and periodic work. At least one process has to. */
  @YesNo()
  WORKER = true;

  /** In tests, jobs that are retried within minutes are retried within a second. Refused in production. */
  @YesNo()
  JOBS_HURRY = false;
}
