import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { plainToInstance, Transform, type TransformFnParams } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import { makeFolder } from '../platform/start/make-folder.js';
import { StartError } from '../platform/start/start-error.js';
import {
  hasGuessablePassword,
  isAddress,
  isCron,
  isDatabaseUrl,
  isHeaderList,
  isMailbox,
  isMailServer,
  isOrigin,
  isPlaceholder,
  isPlaceOfFiles,
  isSender,
  isTrustedProxies,
  isWebAddress,
  Satisfies,
} from './setting-checks.js';
import { withFiles } from './setting-files.js';

const toNumber = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
const toShare = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' && /^\d(\.\d+)?$/.test(value) ? Number(value) : value;
const toBoolean = ({ value }: TransformFnParams): unknown =>
  value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value;
const toList = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string'
    ? value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    : value;
const toProxy = ({ value }: TransformFnParams): unknown => {
  if (value === 'false' || value === undefined) return false;
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
};
const withoutTrailingSlash = ({ value }: TransformFnParams): unknown =>
  typeof value === 'string' ? value.replace(/\/+$/, '') : value;

/** Administrators of the demo data and of a fresh machine, when PROTECTED_ADMINS is not set. */
const DEMO_ADMINS =
  'antonia.fuenzalida@sobremesa.example,matias.carrasco@sobremesa.example,paulina.antilef@sobremesa.example';

/**
 * The product's settings, read once from the environment. Nothing else reads `process.env`. A value that cannot be used
 * stops the start with a sentence that names it.
 */
export class Env {
  @IsIn(['development', 'production', 'test'])
  NODE_ENV: 'development' | 'production' | 'test' = 'development';

  /** TCP port of the site and the API. */
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(65535)
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

  /** TCP port at which Prometheus reads figures (/metrics), for it alone. Without it nothing is measured. */
  @Transform(toNumber)
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(65535)
  METRICS_PORT?: number;

  /** When backups are made by themselves, in the time of Chile: a cron expression. Without it none are. */
  @IsOptional()
  @Satisfies(isCron)
  BACKUP_CRON?: string;

  /** How many backups are kept. */
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(1_000)
  BACKUP_KEEP = 14;

  /** Folder of the backups, or in which they are made for a bucket. Made absolute; by default below DATA_DIR. */
  @IsOptional()
  @IsString()
  BACKUP_DIR!: string;

  /** Bucket of the backups, at the address and with the keys of S3_…; in place of the folder. */
  @IsOptional()
  @IsString()
  BACKUP_S3_BUCKET?: string;

  /** Most database connections of this process. */
  @Transform(toNumber)
  @IsInt()
  @Min(2)
  @Max(200)
  DATABASE_POOL = 10;

  /** For how long a process that was told to end goes on answering, in seconds, so that its balancer hears of it. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(300)
  SHUTDOWN_DELAY = 0;

  /** Most memory for finished answers and pages, in MB. With 0 nothing is kept. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(4096)
  CACHE_MB = 32;

  /** Address under which visitors reach the product, without a trailing slash. */
  @Transform(withoutTrailingSlash)
  @IsOptional()
  @Satisfies(isOrigin)
  PUBLIC_URL!: string;

  /** Address of the documents that embed other companies' code. Its origin differs from PUBLIC_URL's. */
  @Transform(withoutTrailingSlash)
  @IsOptional()
  @Satisfies(isOrigin)
  EMBED_URL?: string;

  /**
   * Sales forms of the site's two places: 1 Pipedrive, 2 JotForm, 3 Google. Without one, the site's own form is shown.
   */
  @Transform(toNumber) @IsOptional() @IsIn([1, 2, 3]) QUOTE_FORM_TYPE?: number;
  @IsOptional() @IsString() @MaxLength(5_000) QUOTE_FORM_SCRIPT?: string;
  @Transform(toNumber) @IsOptional() @IsIn([1, 2, 3]) LEAD_FORM_TYPE?: number;
  @IsOptional() @IsString() @MaxLength(5_000) LEAD_FORM_SCRIPT?: string;

  /** The provider's names for the fields that the site fills in: chef=…,experience=… */
  @Transform(toList) @IsString({ each: true }) QUOTE_FORM_FIELDS: string[] = [];
  @Transform(toList) @IsString({ each: true }) LEAD_FORM_FIELDS: string[] = [];

  /** Google's tag, which runs only after the visitor agreed, and the Google Ads conversion. */
  @IsOptional() @Matches(/^(G|GT|AW)-[A-Z0-9]{4,20}$/) ANALYTICS_ID?: string;
  @IsOptional() @Matches(/^AW-\d{6,15}\/[\w-]{4,60}$/) ANALYTICS_CONVERSION?: string;

  /** Local servers that stand in for providers in tests: pipedrive=http://127.0.0.1:… Refused in production. */
  @Transform(toList) @IsString({ each: true }) EMBED_STAND_INS: string[] = [];

  /** Name shown everywhere. */
  @IsString()
  @MinLength(1)
  PRODUCT_NAME = 'Sobremesa';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL!: string;

  /** Of how many answered reads of the API in a hundred a line is logged. Writes and refusals always have theirs. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(100)
  LOG_SAMPLE_PERCENT = 100;

  /** Collector to which traces are sent, by OTLP over HTTP. Without it none are kept. */
  @IsOptional()
  @Satisfies(isWebAddress)
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Headers for the collector: authorization=…,other=… */
  @Transform(toList) @Satisfies(isHeaderList) OTEL_EXPORTER_OTLP_HEADERS: string[] = [];

  /** Under which name the traces are. */
  @IsString()
  @MinLength(1)
  OTEL_SERVICE_NAME = 'sobremesa';

  /** Which share of traces is kept, from 0 to 1. */
  @Transform(toShare)
  @Min(0)
  @Max(1)
  OTEL_TRACES_SAMPLER_ARG = 1;

  /** Signs the session tokens. At least 32 characters. */
  @IsOptional()
  @IsString()
  @MinLength(32)
  TOKEN_SECRET!: string;

  /** How long a session token is valid, in hours. */
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(24 * 7)
  TOKEN_TTL_HOURS = 8;

  @IsOptional()
  @IsString()
  @MinLength(1)
  GOOGLE_CLIENT_ID?: string;

  @IsOptional()
  @IsString()
  @MinLength(1)
  GOOGLE_CLIENT_SECRET?: string;

  /**
   * Lets a demonstration that others reach over https run without Google: in the stand-in, anybody chooses whom to be.
   */
  @Transform(toBoolean)
  @IsBoolean()
  DEMO_SIGN_IN = false;

  /**
   * Tests only: address of a provider that stands in for Google for several processes, with the client's id and secret of
   * Google's settings. Refused in production.
   */
  @IsOptional()
  @Satisfies(isOrigin)
  GOOGLE_STAND_IN?: string;

  /** Up to three e-mail addresses that are made administrators at every start. */
  @Transform(toList)
  @ArrayMaxSize(3)
  @IsEmail({ blacklisted_chars: '"' }, { each: true })
  PROTECTED_ADMINS: string[] = [];

  /** Largest image accepted, in MB. */
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(50)
  UPLOAD_MAX_MB = 10;

  @IsIn(['local', 's3'])
  STORAGE: 'local' | 's3' = 'local';

  @IsOptional() @IsString() S3_BUCKET?: string;
  @IsOptional() @IsString() S3_REGION?: string;
  @IsOptional() @Satisfies(isWebAddress) S3_ENDPOINT?: string;
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
  @Transform(toBoolean) @IsBoolean() S3_FORCE_PATH_STYLE = false;

  /** Where browsers fetch stored files: a path of this server, or an address in front of the store. */
  @Transform(withoutTrailingSlash)
  @Satisfies(isPlaceOfFiles)
  FILES_PUBLIC_URL = '/files';

  /** Proxies whose X-Forwarded-For is trusted: false, a number of hops, or addresses. */
  @Transform(toProxy)
  @Satisfies(isTrustedProxies)
  TRUST_PROXY: false | number | string = false;

  @IsOptional()
  @Satisfies(isMailServer)
  SMTP_URL?: string;

  @Satisfies(isSender)
  MAIL_FROM = 'Sobremesa <hola@sobremesa.example>';

  /** Mailbox in which other mail servers' notifications arrive: imaps://user:password@host/folder. Without it none are read. */
  @IsOptional()
  @Satisfies(isMailbox)
  MAIL_BOUNCES_URL?: string;

  /** Address to which mail servers return what they cannot deliver. Without it, the one of MAIL_FROM. */
  @IsOptional()
  @Satisfies(isAddress)
  MAIL_BOUNCES_TO?: string;

  /** Whether this process works on the queue: mails, and what is done by itself. At least one process has to. */
  @Transform(toBoolean)
  @IsBoolean()
  WORKER = true;

  /** In tests, what the queue tries again within minutes it tries within a second. Refused in production. */
  @Transform(toBoolean)
  @IsBoolean()
  JOBS_HURRY = false;

  /** Whether an empty database is filled with the demo chefs and people. */
  @Transform(toBoolean)
  @IsBoolean()
  DEMO_DATA!: boolean;

  /** Within how many working hours a new request is to be answered: Monday to Saturday 9–19 in Chile, without holidays. */
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  @Max(100)
  ANSWER_PROMISE_HOURS = 4;

  /** How many months a closed request for a quote is kept; /privacidad says so. With 0 it is kept for ever. */
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(120)
  QUOTE_RETENTION_MONTHS = 24;

  /** For how many months the log of changes is kept. The database refuses to delete lines younger than the least. */
  @Transform(toNumber)
  @IsInt()
  @Min(6)
  @Max(240)
  AUDIT_RETENTION_MONTHS = 24;

  /**
   * How many requests a minute one address may make: calls of each kind, pages that must be rendered, files, sign-in
   * attempts, requests for a quote, invitations, and what secret links open.
   */
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  RATE_LIMIT_READS = 600;

  @Transform(toNumber)
  @IsInt()
  @Min(1)
  RATE_LIMIT_PAGES = 300;

  @Transform(toNumber)
  @IsInt()
  @Min(1)
  RATE_LIMIT_FILES = 6_000;

  @Transform(toNumber)
  @IsInt()
  @Min(1)
  RATE_LIMIT_SIGN_IN = 20;

  @Transform(toNumber)
  @IsInt()
  @Min(1)
  RATE_LIMIT_QUOTES = 10;

  @Transform(toNumber)
  @IsInt()
  @Min(1)
  RATE_LIMIT_INVITATIONS = 30;

  @Transform(toNumber)
  @IsInt()
  @Min(1)
  RATE_LIMIT_LINKS = 60;

  /** Whether this is a production process: it embeds nothing, and has no stand-in and no default secret. */
  get production(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** Whether Google signs people in. Otherwise the embedded provider stands in for it. */
  get googleConfigured(): boolean {
    return this.GOOGLE_CLIENT_ID !== undefined && this.GOOGLE_CLIENT_SECRET !== undefined;
  }
}

/**
 * Reads and checks the settings; secrets also from files.
 * @throws StartError with a Spanish sentence naming every setting that is missing or wrong.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const known = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const env = plainToInstance(Env, withFiles(known), { exposeDefaultValues: true });
  env.DEMO_DATA ??= env.NODE_ENV !== 'production';
  env.LOG_LEVEL ??= env.NODE_ENV === 'production' ? 'info' : 'warn';
  refuseInvalid(env);
  if (env.production) refuseIncompleteProduction(env);
  env.DATA_DIR = resolve(env.DATA_DIR);
  env.BACKUP_DIR = resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'));
  env.PUBLIC_URL ??= `http://localhost:${env.PORT}`;
  if (!env.production) {
    refuseOpenSignIn(env);
    applyLocalDefaults(env);
  }
  return env;
}

function refuseInvalid(env: Env): void {
  const wrong = validateSync(env).map((error) => error.property);
  if (env.STORAGE === 's3' && !env.S3_BUCKET) wrong.push('S3_BUCKET');
  if (env.STORAGE === 's3' || env.BACKUP_S3_BUCKET)
    wrong.push(...(['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).filter((name) => !env[name]));
  if (wrong.length > 0)
    throw new StartError(`Revisa la configuración: ${wrong.join(', ')} no tiene un valor válido (ver .env.example).`);
}

/** A random secret of 32 characters has more, even of hexadecimal digits; 'changemechangeme…' has fewer. */
const DISTINCT_CHARACTERS = 9;

/** Throws when a production process would start with a weak secret, a stand-in provider or an embedded database. */
function refuseIncompleteProduction(env: Env): void {
  const needed = ['DATABASE_URL', 'PUBLIC_URL', 'TOKEN_SECRET', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const;
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new StartError(`En producción hay que definir ${missing.join(', ')} (ver .env.example).`);
  if (new Set(env.TOKEN_SECRET).size < DISTINCT_CHARACTERS || isPlaceholder(env.TOKEN_SECRET))
    throw new StartError('TOKEN_SECRET es fácil de adivinar: usa uno al azar, como el de openssl rand -base64 48.');
  if (env.DATABASE_URL && hasGuessablePassword(env.DATABASE_URL))
    throw new StartError(
      'La contraseña de DATABASE_URL es fácil de adivinar: usa una al azar, como openssl rand -hex 24.',
    );
  const forTests: Record<string, boolean> = {
    GOOGLE_STAND_IN: env.GOOGLE_STAND_IN !== undefined,
    EMBED_STAND_INS: env.EMBED_STAND_INS.length > 0,
    JOBS_HURRY: env.JOBS_HURRY,
  };
  const found = Object.keys(forTests).find((name) => forTests[name]);
  if (found) throw new StartError(`${found} es solo para pruebas: quítalo de la configuración de producción.`);
}

/** Where others reach the product over https, nobody may choose whom to be, unless DEMO_SIGN_IN allows it. */
function refuseOpenSignIn(env: Env): void {
  if (!env.PUBLIC_URL.startsWith('https:') || env.googleConfigured || env.DEMO_SIGN_IN) return;
  throw new StartError(
    'PUBLIC_URL empieza con https:// y falta Google: define GOOGLE_CLIENT_ID y GOOGLE_CLIENT_SECRET o, si es solo una demostración en la que cualquiera puede entrar como cualquiera, DEMO_SIGN_IN=true.',
  );
}

/** Settings that allow a start but should be changed, one Spanish sentence each. */
export function cautionsOf(env: Env): string[] {
  if (!env.production) return [];
  const cautions: string[] = [];
  if (env.PROTECTED_ADMINS.length === 0)
    cautions.push(
      'PROTECTED_ADMINS está vacío: en una base de datos nueva nadie puede iniciar sesión, y ningún administrador queda protegido (ver .env.example).',
    );
  if (env.PUBLIC_URL.startsWith('http:'))
    cautions.push(
      'PUBLIC_URL empieza con http://: las sesiones viajan sin cifrar y cualquiera en el camino puede tomarlas. Usa https://.',
    );
  return cautions;
}

function applyLocalDefaults(env: Env): void {
  if (env.PROTECTED_ADMINS.length === 0 && env.DEMO_DATA) env.PROTECTED_ADMINS = DEMO_ADMINS.split(',');
  env.TOKEN_SECRET ??= rememberedSecret(env.DATA_DIR);
  env.EMBED_URL ??= otherLoopback(env.PUBLIC_URL);
}

/**
 * This machine under its other name (localhost or 127.0.0.1), which a browser treats as another origin. Undefined when
 * the site is not on this machine.
 */
function otherLoopback(publicUrl: string): string | undefined {
  const url = new URL(publicUrl);
  if (url.hostname !== 'localhost') return undefined;
  url.hostname = '127.0.0.1';
  return url.origin;
}

/** A secret kept on this machine, so that sessions survive a restart without any setting. */
function rememberedSecret(dataDir: string): string {
  const file = join(dataDir, 'token-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  makeFolder(dataDir);
  // The file is written under another name and renamed, so that a killed process leaves no half of a secret.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  renameSync(draft, file);
  return readFileSync(file, 'utf8');
}
