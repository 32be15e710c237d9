/** Proves that the boundaries are guarded: each violation planted in a small copy of the product is caught by its rule. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

const B = 'backend/src';
const F = 'frontend/src';

/** The smallest product with every kind of part, as ARCHITECTURE.md arranges them. */
const CLEAN = {
  'package.json':
    '{ "name": "fixture", "type": "module", "dependencies": { "antd": "1", "sharp": "1", "@reduxjs/toolkit": "1" }, "devDependencies": { "jest": "1" } }',
  'node_modules/antd/package.json': '{ "name": "antd", "version": "1.0.0", "main": "index.js" }',
  'node_modules/antd/index.js': 'module.exports = {};',
  'node_modules/@reduxjs/toolkit/package.json':
    '{ "name": "@reduxjs/toolkit", "version": "1.0.0", "main": "index.js" }',
  'node_modules/@reduxjs/toolkit/index.js': 'module.exports = {};',
  'node_modules/sharp/package.json': '{ "name": "sharp", "version": "1.0.0", "main": "index.js" }',
  'node_modules/sharp/index.js': 'module.exports = {};',
  'node_modules/jest/package.json': '{ "name": "jest", "version": "1.0.0", "main": "index.js" }',
  'node_modules/jest/index.js': 'module.exports = {};',
  [`${B}/main.ts`]: `import './modules/chefs/index.js'; import './seed/seed.js'; import './config/env.js';`,
  [`${B}/config/env.ts`]: 'export const env = 1;',
  [`${B}/platform/http/answer.ts`]: 'export const answer = 1;',
  [`${B}/platform/tracing/tracing.ts`]: 'export const tracing = 1;',
  [`${B}/platform/metrics/metrics.ts`]: 'export const metrics = 1;',
  [`${B}/platform/metrics/metrics.module.ts`]: `export const load = () => import('./metrics.js');`,
  [`${B}/platform/images/process-image.ts`]: `import 'sharp'; export const processImage = 1;`,
  [`${B}/platform/images/image-child.ts`]: `import './process-image.js';`,
  [`${B}/identity-provider/index.ts`]: 'export const provider = 1;',
  [`${B}/payment-provider/index.ts`]: 'export const provider = 1;',
  [`${B}/modules/users/webpay.ts`]: `export const load = () => import('../../payment-provider/index.js');`,
  [`${B}/seed/seed.ts`]: `import '../modules/chefs/index.js';`,
  [`${B}/migrations/first.ts`]: 'export const first = 1;',
  [`${B}/modules/lookups/index.ts`]: 'export const lookups = 1;',
  [`${B}/modules/lookups/city.entity.ts`]: 'export const city = 1;',
  [`${B}/modules/lookups/entities.ts`]: `export * from './city.entity.js';`,
  [`${B}/modules/lookups/rules.ts`]: 'export const rules = 1;',
  [`${B}/modules/proposals/index.ts`]: `import '../chefs/index.js'; export const proposals = 1;`,
  [`${B}/modules/proposals/proposal.columns.ts`]: `import '../lookups/index.js'; import '../chefs/chef.columns.js'; export const columns = 1;`,
  [`${B}/modules/proposals/proposal-row.dto.ts`]: 'export const row = 1;',
  [`${B}/modules/chefs/chef.columns.ts`]: 'export const columns = 1;',
  [`${B}/modules/users/index.ts`]: 'export const users = 1;',
  [`${B}/modules/users/google.ts`]: `export const load = () => import('../../identity-provider/index.js');`,
  [`${B}/modules/chefs/index.ts`]: `export * from './chef.entity.js'; export * from './chefs.service.js';`,
  [`${B}/modules/chefs/chef.entity.ts`]: `import type {} from '../lookups/index.js'; import '../lookups/entities.js'; export const chef = 1;`,
  [`${B}/modules/chefs/chefs.service.ts`]: `import './chefs.repository.js'; import '../lookups/index.js'; export const service = 1;`,
  [`${B}/modules/chefs/chefs.repository.ts`]: `import './chef.entity.js'; import '../proposals/proposal.columns.js'; export const repository = 1;`,
  [`${B}/modules/chefs/chefs.controller.ts`]: `import './chefs.service.js'; import './chefs.dto.js';`,
  [`${B}/modules/chefs/chefs.dto.ts`]: `import './chef.entity.js'; import '../proposals/proposal-row.dto.js'; export const dto = 1;`,
  [`${F}/entry-client.ts`]: `import './site/home/HomePage'; export const gestion = () => import('./gestion/chefs/ChefsPage');`,
  [`${F}/site/home/HomePage.tsx`]: `import '../layout/Shell'; import '../../ui/Stars';`,
  [`${F}/site/chefs/load.ts`]: 'export const load = 1;',
  [`${F}/site/layout/Shell.ts`]: 'export const shell = 1;',
  [`${F}/gestion/chefs/ChefsPage.tsx`]: `import 'antd'; import '../../ui/Stars';`,
  [`${F}/gestion/company/CompanyPage.tsx`]: 'export const company = 1;',
  [`${F}/kitchen/home/HomePage.tsx`]: `import '../../ui/Stars'; import '../../api/kitchen.generated';`,
  [`${F}/app/App.tsx`]: 'export const app = 1;',
  [`${F}/ui/Stars.ts`]: `import './Ring';`,
  [`${F}/ui/Ring.ts`]: 'export const ring = 1;',
  [`${F}/api/base-api.ts`]: 'export const baseApi = 1;',
  [`${F}/api/public.generated.ts`]: `import './base-api';`,
  [`${F}/api/kitchen.generated.ts`]: `import './base-api';`,
  [`${F}/api/generated.ts`]: `import './public.generated';`,
};

/**
 * One line added to one file, and the rule that must catch it.
 * @type {[rule: string, file: keyof typeof CLEAN, line: string][]}
 */
const PLANTED = [
  ['only-index-of-lookups', `${B}/modules/chefs/chefs.service.ts`, `import '../lookups/city.entity.js';`],
  ['only-index-of-chefs', `${B}/seed/seed.ts`, `import '../modules/chefs/chef.entity.js';`],
  ['entities-lead-to-entities', `${B}/modules/lookups/entities.ts`, `import './rules.js';`],
  ['entity-without-modules', `${B}/modules/chefs/chef.entity.ts`, `import '../lookups/index.js';`],
  ['rules-load-nothing', `${B}/modules/lookups/rules.ts`, `import './city.entity.js';`],
  ['arrows-of-lookups', `${B}/modules/lookups/index.ts`, `import '../chefs/index.js';`],
  ['arrows-of-chefs', `${B}/modules/chefs/chefs.service.ts`, `import '../users/index.js';`],
  ['arrows-of-chefs', `${B}/modules/chefs/chefs.service.ts`, `import '../proposals/index.js';`],
  ['leaves-lead-to-leaves', `${B}/modules/proposals/proposal.columns.ts`, `import '../chefs/index.js';`],
  ['leaves-lead-to-leaves', `${B}/modules/proposals/proposal-row.dto.ts`, `import '../chefs/index.js';`],
  ['platform-knows-no-module', `${B}/platform/http/answer.ts`, `import '../../modules/users/index.js';`],
  ['config-stands-alone', `${B}/config/env.ts`, `import '../platform/http/answer.js';`],
  ['identity-provider-is-lazy', `${B}/modules/users/google.ts`, `import '../../identity-provider/index.js';`],
  ['identity-provider-stands-alone', `${B}/identity-provider/index.ts`, `import '../platform/http/answer.js';`],
  ['payment-provider-is-lazy', `${B}/modules/users/webpay.ts`, `import '../../payment-provider/index.js';`],
  ['payment-provider-stands-alone', `${B}/payment-provider/index.ts`, `import '../platform/http/answer.js';`],
  ['measuring-is-lazy', `${B}/platform/http/answer.ts`, `import '../metrics/metrics.js';`],
  ['measuring-is-lazy', `${B}/platform/http/answer.ts`, `import '../tracing/tracing.js';`],
  ['pictures-in-their-own-process', `${B}/platform/http/answer.ts`, `import '../images/process-image.js';`],
  ['pictures-in-their-own-process', `${B}/platform/http/answer.ts`, `import '../images/image-child.js';`],
  ['pictures-in-their-own-process', `${B}/platform/http/answer.ts`, `import 'sharp';`],
  ['seed-only-at-start', `${B}/modules/users/google.ts`, `import '../../seed/seed.js';`],
  ['migrations-are-frozen', `${B}/migrations/first.ts`, `import '../config/env.js';`],
  ['declared-dependencies', `${B}/main.ts`, `import 'jest';`],
  ['layer-entity', `${B}/modules/chefs/chef.entity.ts`, `import './chefs.dto.js';`],
  ['layer-dto', `${B}/modules/chefs/chefs.dto.ts`, `import './chefs.service.js';`],
  ['layer-repository', `${B}/modules/chefs/chefs.repository.ts`, `import './chefs.service.js';`],
  ['layer-columns', `${B}/modules/chefs/chef.columns.ts`, `import './chefs.repository.js';`],
  ['layer-service', `${B}/modules/chefs/chefs.service.ts`, `import './chefs.controller.js';`],
  ['site-alone', `${F}/site/home/HomePage.tsx`, `import '../../gestion/chefs/ChefsPage';`],
  ['gestion-alone', `${F}/gestion/chefs/ChefsPage.tsx`, `import '../../site/layout/Shell';`],
  ['gestion-alone', `${F}/gestion/chefs/ChefsPage.tsx`, `import '../../kitchen/home/HomePage';`],
  ['kitchen-alone', `${F}/kitchen/home/HomePage.tsx`, `import '../../gestion/chefs/ChefsPage';`],
  ['kitchen-alone', `${F}/kitchen/home/HomePage.tsx`, `import '../../site/layout/Shell';`],
  ['kitchen-without-staff', `${F}/kitchen/home/HomePage.tsx`, `import '../../api/generated';`],
  ['kitchen-without-staff', `${F}/kitchen/home/HomePage.tsx`, `import 'antd';`],
  ['feature-chefs', `${F}/gestion/chefs/ChefsPage.tsx`, `import '../company/CompanyPage';`],
  ['page-home', `${F}/site/home/HomePage.tsx`, `import '../chefs/load';`],
  ['below-the-app', `${F}/site/layout/Shell.ts`, `import '../../app/App';`],
  ['shared-knows-no-feature', `${F}/ui/Stars.ts`, `import '../site/layout/Shell';`],
  ['no-staff-calls-in-the-first-load', `${F}/site/layout/Shell.ts`, `import '../../api/generated';`],
  ['generated-imports-only-the-base', `${F}/api/generated.ts`, `import '../ui/Stars';`],
  ['no-circular', `${F}/ui/Ring.ts`, `import './Stars';`],
  ['no-unresolvable', `${F}/ui/Stars.ts`, `import './Nothing';`],
  ['no-antd-in-the-first-load', `${F}/site/layout/Shell.ts`, `import 'antd';`],
];

const withPlanted = PLANTED.reduce((files, [, file, line]) => ({ ...files, [file]: `${line}\n${files[file]}` }), CLEAN);

/**
 * Writes a product to a folder of its own and checks its boundaries there.
 * @param {Record<string, string>} files
 */
function check(files) {
  const product = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(product, path)), { recursive: true });
      writeFileSync(join(product, path), text);
    }
    const tool = resolve(import.meta.dirname, 'boundaries.mjs');
    return spawnSync(process.execPath, [tool], { cwd: product, encoding: 'utf8' });
  } finally {
    rmSync(product, { recursive: true });
  }
}

test('a product within its boundaries passes', () => {
  const { status, stdout } = check(CLEAN);
  assert.equal(status, 0, stdout);
});

test('each planted violation is caught', async (t) => {
  const { status, stdout } = check(withPlanted);
  assert.notEqual(status, 0);
  for (const [rule, file, line] of PLANTED) {
    await t.test(`${rule}: ${line} in ${file}`, () => assert.ok(stdout.includes(`error ${rule}: ${file} `), stdout));
  }
});
