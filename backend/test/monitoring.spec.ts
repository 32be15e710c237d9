import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { freePort } from './harness/product.js';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docker/monitoring');
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
const WORDS = /^(sum|rate|max|min|count|by|on|and|or|unless|increase|topk|histogram_quantile|time|avg|absent)$/;
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

beforeAll(async () => {
  const port = await freePort();
  test = await createTestApp({ METRICS_PORT: String(port), CACHE_MB: '8', JOBS_HURRY: 'true' });
  await test.app.get(Jobs).start();
  await test.request.get('/api/v1/modality/all').expect(200);
  scraped = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
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
    const declared = readFileSync(join(ROOT, 'backend/src/platform/metrics/histograms.ts'), 'utf8') + gaugesText();
    for (const [figure, label] of expressions.flatMap(labelsOf)) {
      if (ITS_OWN.includes(figure)) continue;
      expect(declared).toContain(`'${label}'`);
    }
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
      const page = readFileSync(join(ROOT, rule.annotations.runbook), 'utf8');
      for (const heading of ['## What it means', '## What to look at', '## What to do'])
        expect(page).toContain(heading);
    },
  );

  it('is alone: no page without its alert', () => {
    const pages = readdirSync(join(ROOT, RUNBOOK)).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(rules.map(({ alert }) => fileOf(alert)).sort());
  });
});

it('Prometheus reads the rules that stand beside it', () => {
  const { rule_files: files } = parse(read('prometheus.yml')) as { rule_files: string[] };
  for (const file of files) expect(existsSync(join(FOLDER, file))).toBe(true);
});

/** 'DatabasePoolExhausted' → 'database-pool-exhausted.md' */
const fileOf = (alert: string): string => `${alert.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.md`;

function gaugesText(): string {
  return readFileSync(join(ROOT, 'backend/src/platform/metrics/gauges.ts'), 'utf8');
}
