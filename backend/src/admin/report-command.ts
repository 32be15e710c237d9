import { availableParallelism, totalmem } from 'node:os';
import { Env } from '../config/env.js';
import { settingNames } from '../config/setting-names.js';
import { buildInfo } from '../platform/build-info.js';
import { databaseFacts, largestTables } from '../platform/database/database-facts.js';
import { Replicas } from '../platform/health/replicas.repository.js';
import { nameOf } from '../platform/jobs/job-failure.js';
import { JobsRepository } from '../platform/jobs/jobs.repository.js';
import { MailsRepository } from '../platform/mail/mails.repository.js';
import { inColumns } from '../platform/start/report.js';
import type { Print } from './admin-program.js';
import { partLines } from './doctor-command.js';
import { openValue, withoutValues } from './hidden-values.js';
import type { Workplace } from './workplace.js';

const MB = 1024 ** 2;

/** How many tables are reported. */
const TABLES = 10;

/**
 * Prints what helps others to understand a problem: versions, settings, the state of each part, the queue and sizes. No secrets,
 * no hosts or folders, and nothing about people. What cannot be read is left out with its reason.
 */
export async function report(place: Workplace, print: Print): Promise<void> {
  const hide = withoutValues(place.env);
  const sections: [title: string, lines: () => Promise<string[]> | string[]][] = [
    ['Versiones', () => versions(place)],
    ['Configuración que no es la de fábrica', () => settings(place.env)],
    ['Partes', () => partLines(place)],
    ['Procesos', () => processes(place)],
    ['Tareas: en espera, en curso, fallidas, última hecha', () => jobs(place)],
    ['Por qué fallaron', () => failures(place)],
    ['Correos del último día', () => mails(place)],
    ['Tablas más grandes', () => tables(place)],
  ];
  for (const [title, read] of sections) {
    print(`# ${title}`);
    const lines = await Promise.resolve()
      .then(read)
      .catch((error: unknown) => [`No se pudo leer (${nameOf(error)}).`]);
    for (const line of lines.length > 0 ? lines : ['—']) print(hide(line));
    print('');
  }
  print('Sin secretos, direcciones ni datos de personas. Léelo antes de publicarlo.');
}

async function versions({ databaseUrl }: Workplace): Promise<string[]> {
  const { version, commit, date } = buildInfo();
  const { platform, arch, versions: own } = process;
  const machine = `${platform} ${arch}, ${availableParallelism()} procesadores, ${Math.round(totalmem() / MB)} MB`;
  const rows = [
    ['Producto', `${version} (${commit}, ${date})`],
    ['Node', own.node],
    ['Máquina', machine],
  ];
  const facts = await databaseFacts(databaseUrl).catch(() => undefined);
  if (facts) rows.push(['PostgreSQL', `${facts.version}, ${facts.megabytes} MB`]);
  return inColumns(rows);
}

/** The settings that somebody has set otherwise. */
function settings(env: Env): string[] {
  const usual = new Env();
  return inColumns(
    settingNames()
      .sort()
      .flatMap((name) => {
        const value = openValue(env, name);
        return value === undefined || value === openValue(usual, name) ? [] : [[name, value]];
      }),
  );
}

const processes = ({ withEntities }: Workplace): Promise<string[]> =>
  withEntities(async (em) =>
    (await new Replicas(em).alive()).map(({ version, started }) => `${version}, desde ${started}`),
  );

const jobs = ({ withEntities }: Workplace): Promise<string[]> =>
  withEntities(async (em) =>
    inColumns(
      (await new JobsRepository(em).counts()).map(({ name, waiting, running, failed, lastDone }) => [
        name,
        ...[waiting, running, failed].map(String),
        lastDone ?? '—',
      ]),
    ),
  );

/** The reasons of jobs in trouble, which hold nobody's data, and how often each. */
const failures = ({ withEntities }: Workplace): Promise<string[]> =>
  withEntities(async (em) => {
    const queue = new JobsRepository(em);
    const troubled = await queue.troubled((await queue.counts()).map(({ name }) => name));
    const reasons = Map.groupBy(troubled, ({ name, error }) => `${name}: ${error ?? 'sin motivo'}`);
    return [...reasons].map(([reason, { length }]) => `${length} × ${reason}`);
  });

const mails = ({ withEntities }: Workplace): Promise<string[]> =>
  withEntities(async (em) =>
    (await new MailsRepository(em).settledToday()).map(({ state, count }) => `${state} ${count}`),
  );

const tables = async ({ databaseUrl }: Workplace): Promise<string[]> =>
  inColumns(
    (await largestTables(databaseUrl, TABLES)).map(({ table, rows, bytes }) => [
      table,
      rows === null ? 'sin contar' : `${rows} filas`,
      `${(bytes / MB).toFixed(1).replace('.', ',')} MB`,
    ]),
  );
