/**
 * Mutation testing: changes the rules one by one, and expects that a spec beside the changed file fails each time:
 * `node tools/mutants.mjs [part of a folder, or a file without '.ts' …]`. What survives is listed in the end; docs/mutants.md
 * explains what may.
 */
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jest from '../backend/jest.config.mjs';
import { isMissed, SURVIVORS } from './mutants-reporter.mjs';

/**
 * The files with rules that specs reach without a database, by their folder below backend/src. A rule's spec stands beside
 * it, so that each mutant needs only the specs of its folder.
 * @type {Record<string, string>}
 */
const RULES = {
  'modules/agenda': '{blocked-range.entity,calendar,evening-time,evening.entity}.ts',
  'modules/chefs': '{*.entity,entity-names}.ts',
  'modules/comments': '*.entity.ts',
  'modules/company': '*.entity.ts',
  'modules/dashboard': 'period.ts',
  'modules/files': '{data-url,image.dto}.ts',
  'modules/forms': '{form-provider,form-reference.entity}.ts',
  'modules/lookups': '*.entity.ts',
  'modules/messages': '{message-fields,reply-text.entity}.ts',
  'modules/offers':
    '{offer-content,offer-line.entity,offer-menu.entity,offer-moves,offer-words,offer.entity,refund-rules}.ts',
  'modules/opinions': 'shown-name.ts',
  'modules/proposals': '*.entity.ts',
  'modules/quotes': '{*.entity,business-days,move-words,quote-moves,shown-request,working-hours}.ts',
  'modules/texts': '{check-document,heading-ids,safe-link,text-rules}.ts',
  'modules/users': '{person.entity,google/credential-verifier}.ts',
  'platform/cache': '{answer-cache,cached-reads,last-changes,tags}.ts',
  'platform/database': '{address,database-errors,name-key,replacement,search-words,statement}.ts',
  'platform/http':
    '{fields/*,list-query,value/{day,email,next-day,phone,readable-address,rut,text},body/{json-body,read-body},limit/request-counts,answer/{error.filter,raw-json},log/{logger-options,secret-address}}.ts',
  'platform/images': '{gate,image-frames,image-messages}.ts',
  'platform/page-speed': 'page-speed-counts.ts',
  'platform/start': '{explain-start-failure,make-folder,port,report}.ts',
  'platform/tracing': '{exporter,statement-summary}.ts',
};

/** Specs that work on large pictures, or read the frontend, which is not there. */
const LEFT_OUT = ['/node_modules/', 'process-image\\.spec', 'reserved-addresses\\.spec'];

/** Whose specs need Nest loaded before they load it. For the others that would be a third of each mutant's time. */
const WITH_NEST = ['platform/http'];

const backend = resolve(import.meta.dirname, '../backend');
const reports = resolve(import.meta.dirname, '../.reports');
mkdirSync(reports, { recursive: true });
process.chdir(backend);

const FOUND = ['Killed', 'Timeout'];

const wanted = process.argv.slice(2);
const chosen = Object.entries(RULES).flatMap(([folder, files]) => {
  if (wanted.length === 0 || wanted.some((part) => folder.includes(part))) return [{ folder, files }];
  return wanted
    .filter((part) => part.startsWith(`${folder}/`))
    .map((path) => ({ folder, files: `${path.slice(folder.length + 1)}.ts` }));
});
if (chosen.length === 0) throw new Error(`No folder with rules has ${wanted.join(' or ')} in its path.`);

/** @type {import('./mutants-reporter.mjs').Mutant[]} */
const results = [];

/**
 * How many of some mutants were found.
 * @param {typeof results} mutants
 */
function score(mutants) {
  const found = mutants.filter(({ status }) => FOUND.includes(status)).length;
  const tested = found + mutants.filter(isMissed).length;
  return `${found} of ${tested} mutants were found: ${((found / tested) * 100).toFixed(1)} %`;
}

rmSync(SURVIVORS, { force: true });
for (const { folder, files } of chosen) {
  // A spec reads it beside the backend, whose copy stands here. It goes with the copy.
  cpSync(resolve(backend, '../openapi'), resolve(reports, 'stryker/openapi'), { recursive: true });
  const stryker = new Stryker({
    testRunner: 'jest',
    // The specs are ES modules, which Jest runs in VM modules.
    testRunnerNodeArgs: ['--experimental-vm-modules'],
    jest: {
      config: {
        ...jest,
        // Stryker exchanges modules, which Jest's own runtime can do.
        runtime: 'jest-runtime',
        testEnvironment: 'node',
        testSequencer: '@jest/test-sequencer',
        roots: [`<rootDir>/src/${folder}`],
        testPathIgnorePatterns: LEFT_OUT,
        setupFiles: WITH_NEST.includes(folder) ? jest.setupFiles : ['reflect-metadata'],
        // No spec among these uses the test server. `undefined` would be lost on the way to Stryker's process, which then takes
        // what jest.config.mjs says: a PostgreSQL server started for each mutant.
        globalSetup: null,
        globalTeardown: null,
        watchman: false,
        // A mutant that waits for ever is found by the first specs that wait with it. Each takes milliseconds otherwise.
        testTimeout: 2_000,
      },
    },
    mutate: [`src/${folder}/${files}`],
    // What runs when a module is loaded is mostly columns and the texts of the API, which other checks hold.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Jest leaves some 40 MB behind with each mutant, which V8 goes through again and again.
    maxTestRunnerReuse: 40,
    // On a busy machine a shorter time would count mutants as found that are not.
    timeoutMS: 15_000,
    reporters: ['progress-append-only', 'survivors'],
    appendPlugins: [resolve(import.meta.dirname, 'mutants-reporter.mjs')],
    tempDirName: resolve(reports, 'stryker'),
    // What is known of a mutant is kept until its file or the specs that it is tried with change. Who changed only something else
    // that these use deletes the file.
    incremental: true,
    incrementalFile: resolve(reports, `mutants-${folder.replaceAll('/', '-')}.json`),
  });
  const mutants = await stryker.runMutationTest();
  results.push(...mutants);
  // With what is known of the folder's other files.
  appendFileSync(SURVIVORS, `${folder}: ${score(mutants)}\n`);
}
console.log(`${readFileSync(SURVIVORS, 'utf8')}${score(results)}`);
