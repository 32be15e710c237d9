/**
 * Mutation testing: changes the rules one by one, and expects that a spec beside the changed file fails each time:
 * `node tools/mutants.mjs [part of a path …]`. What survives is listed in the end; docs/mutants.md explains what may.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import jest from '../backend/jest.config.mjs';

/**
 * The files with rules that specs reach without a database, by their folder below backend/src. A rule's spec stands beside
 * it, so that each mutant needs only the specs of its folder.
 * @type {Record<string, string>}
 */
const RULES = {
  'modules/chefs': '*.entity.ts',
  'modules/comments': '*.entity.ts',
  'modules/company': '*.entity.ts',
  'modules/forms': '{form-provider,form-reference.entity}.ts',
  'modules/lookups': '*.entity.ts',
  'modules/proposals': '*.entity.ts',
  'modules/quotes': '*.entity.ts',
  'modules/users': 'person.entity.ts',
  'platform/cache': '{answer-cache,cached-reads}.ts',
  'platform/database': '{address,database-errors,entity-names,name-key,replacement,search-words,statement}.ts',
  'platform/http': '{day,email,error.filter,fields,json-body,list-query,phone,request-counts,text}.ts',
  'platform/images': 'gate.ts',
  'platform/start': '{explain-start-failure,make-folder,port,report}.ts',
};

/** Specs that start servers, work on large pictures, or read the frontend, which is not there. */
const LEFT_OUT = ['/node_modules/', 'embedded-postgres\\.spec', 'process-image\\.spec', 'reserved-addresses\\.spec'];

const backend = resolve(import.meta.dirname, '../backend');
const reports = resolve(import.meta.dirname, '../.reports');
mkdirSync(reports, { recursive: true });
process.chdir(backend);

const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const wanted = process.argv.slice(2);
const folders = Object.keys(RULES).filter(
  (folder) => wanted.length === 0 || wanted.some((part) => folder.includes(part)),
);

/** @type {Awaited<ReturnType<Stryker['runMutationTest']>>} */
const results = [];

/** What survived so far, and the share of those that were found. */
function summary() {
  const missed = results.filter(({ status }) => MISSED.includes(status));
  const found = results.filter(({ status }) => FOUND.includes(status));
  const survivors = missed.map(
    ({ fileName, location, mutatorName, replacement, status }) =>
      `${relative(backend, fileName)}:${location.start.line} ${status} ${mutatorName}: ${replacement.replace(/\s+/g, ' ')}`,
  );
  const tested = found.length + missed.length;
  const score = ((found.length / tested) * 100).toFixed(1);
  return [...survivors, `${found.length} of ${tested} mutants were found: ${score} %`].join('\n');
}

for (const folder of folders) {
  const stryker = new Stryker({
    testRunner: 'jest',
    // The specs are ES modules, which Jest runs in VM modules.
    testRunnerNodeArgs: ['--experimental-vm-modules'],
    jest: {
      config: {
        ...jest,
        roots: [`<rootDir>/src/${folder}`],
        testPathIgnorePatterns: LEFT_OUT,
        // No spec among these uses the test server.
        globalSetup: undefined,
        globalTeardown: undefined,
      },
    },
    mutate: [`src/${folder}/${RULES[folder]}`],
    // What runs when a module is loaded is mostly columns and the texts of the API, which other checks hold.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // On a busy machine a shorter time would count mutants as found that are not.
    timeoutMS: 60_000,
    reporters: ['progress-append-only'],
    tempDirName: resolve(reports, 'stryker'),
  });
  results.push(...(await stryker.runMutationTest()));
  writeFileSync(resolve(reports, 'mutants.txt'), `${summary()}\n`);
}
console.log(summary());
