import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'yaml';
import { query } from '../src/platform/database/query.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { freePort } from './harness/product.js';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docker/monitoring');
const METRICS = join(ROOT, 'backend/src/platform/metrics');
const RUNBOOK = 'docs/operation/runbook';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Panel {
  title: string;
  targets: { expr: string }[];
}

const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const { groups } = parse(read('alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] };
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Words of PromQL that are no figures. */
const WORDS = /^(sum|rate|max|min|count|by|on|and|or|unless|increase|topk|histogram_quantile|time|avg|absent|abs)$/;
/** Figures that Prometheus itself adds. */
const ITS_OWN = ['up'];

/** The figures that an expression names, without labels, ranges, strings and numbers. */
function figuresOf(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ').replace(/\b(by|on|without)\s*\([^)]*\)/g, ' ');
  return (bare.match(/[a-z_][\w:]*/gi) ?? []).filter((word) => !WORDS.test(word) && !ITS_OWN.includes(word));
}

/** The labels by which an expression chooses, with the figure they are of. */
const labelsOf = (expression: string): [figure: string, label: string][] =>
  [...expression.matchAll(/([a-z_][\w:]*)\{([^}]*)\}/gi)].flatMap(([, figure = '', labels = '']) =>
    [...labels.matchAll(/(\w+)\s*[=!~]+/g)].map(([, label = '']): [string, string] => [figure, label]),
  );

let test: TestApp;
let scraped: string;
let port: number;

const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

beforeAll(async () => {
  port = await freePort();
  const settings = { CACHE_MB: '8', JOBS_HURRY: 'true', BACKUP_CRON: '15 4 * * *' };
  test = await createTestApp({ METRICS_PORT: String(port), ...settings });
  await test.app.get(Jobs).start();
  await test.request.get('/api/v1/modality/all').expect(200);
  scraped = await scrape();
});
afterAll(() => test.close());

describe('the dashboard and the alerts', () => {
  it('name only figures that a scrape has', () => {
    const families = [...scraped.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    );
    expect(families.length).toBeGreaterThan(20);
    const named = [...new Set(expressions.flatMap(figuresOf))];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !families.includes(name))).toEqual([]);
  });

  it('choose only by labels that the figures have', () => {
    const declared = ['histograms.ts', 'gauges.ts'].map((file) => readFileSync(join(METRICS, file), 'utf8')).join('');
    for (const [figure, label] of expressions.flatMap(labelsOf)) {
      if (ITS_OWN.includes(figure)) continue;
      expect(declared).toContain(`'${label}'`);
    }
  });
});

describe('what runs by itself and never ended well', () => {
  /** Seconds since the job was last done, or should have begun to be, as `time() - max(…)` of an alert has it. */
  const age = async (job: string): Promise<number> => {
    const line = new RegExp(`^sobremesa_jobs_last_done_timestamp_seconds\\{job="${job}"\\} (\\S+)$`, 'm');
    return Date.now() / 1_000 - Number(line.exec(await scrape())?.[1] ?? NaN);
  };
  /** The seconds from which on an alert fires. */
  const limitOf = (alert: string): number => {
    const [, hours] =
      /^time\(\) - max\(.*\) > (\d+) \* 3600$/.exec(rules.find((rule) => rule.alert === alert)?.expr ?? '') ?? [];
    return Number(hours) * 3_600;
  };

  it.each([
    ['BackupOld', 'backup'],
    ['DataUnverified', 'verify'],
  ])('fires %s once it should have', async (alert, job) => {
    expect(await age(job)).toBeLessThan(limitOf(alert));
    const ago = `update pgboss.schedule set created_on = now() - make_interval(secs => $2 + 60) where name = $1`;
    await query(test.em(), ago, [job, limitOf(alert)]);
    expect(await age(job)).toBeGreaterThan(limitOf(alert));
  });
});

describe('the clocks', () => {
  it('are compared, and the alert fires when this machine’s is wrong', async () => {
    const offset = async (): Promise<number> =>
      Number(/^sobremesa_clock_offset_seconds (\S+)$/m.exec(await scrape())?.[1] ?? NaN);
    const limit = Number(/> (\d+)$/.exec(rules.find(({ alert }) => alert === 'ClockOff')?.expr ?? '')?.[1]);
    expect(Math.abs(await offset())).toBeLessThan(limit);
    const real = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() - 60_000);
    const slow = await offset();
    clock.mockRestore();
    expect(slow).toBeLessThan(-limit);
  });
});

describe('each alert', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s has what promtool asks for, and a page',
    (alert, rule) => {
      expect(alert).toMatch(/^[A-Z]\w+$/);
      expect(rule.expr).toMatch(/[<>]=?|==|!=/);
      if (rule.for !== undefined) expect(rule.for).toMatch(/^\d+[smh]$/);
      expect(['page', 'ticket']).toContain(rule.labels.severity);
      expect(rule.annotations.summary).not.toBe('');
      expect(rule.annotations.runbook).toBe(`${RUNBOOK}/${fileOf(alert)}`);
      expect(existsSync(join(ROOT, rule.annotations.runbook))).toBe(true);
    },
  );
});

it('Prometheus reads the rules that stand beside it', () => {
  const { rule_files: files } = parse(read('prometheus.yml')) as { rule_files: string[] };
  for (const file of files) expect(existsSync(join(FOLDER, file))).toBe(true);
});

/** 'DatabasePoolExhausted' → 'database-pool-exhausted.md' */
const fileOf = (alert: string): string => `${alert.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.md`;
