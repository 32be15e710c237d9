import { publicPages } from '../../src/platform/http/public-pages.generated.js';
import { query } from '../../src/platform/database/query.js';
import type { TestApp } from './create-test-app.js';
import { operations, type Operation } from './contract.js';

/** Addresses that no table decides about. */
const NOT_CONTENT = new Set(['healthLive', 'healthReady', 'validateToken', 'startGoogleSignIn', 'finishGoogleSignIn']);

type Names = Record<string, readonly (string | number)[]>;

/** What the parts of an address and the parameters of its query may be: of each, several. */
interface Known {
  parts: Names;
  asked: Names;
}

/** Every public address of the API and of the site, sitemap and searches too, for the records that are stored now. */
export async function everyAddress(test: TestApp): Promise<string[]> {
  const [slugs] = await query<Record<'chefs' | 'proposals' | 'forms' | 'chefIds' | 'proposalIds', (string | number)[]>>(
    test.em(),
    `select array(select key from chef_slug order by 1) as chefs, array(select key from proposal_slug order by 1) as proposals,
       array(select url from form_reference order by id) as forms,
       array(select id from chef order by id limit 4) as "chefIds", array(select id from proposal order by id limit 4) as "proposalIds"`,
  );
  if (!slugs) throw new Error('There is nothing to read.');
  const parts = { menuName: slugs.proposals, routeName: [...slugs.forms, 'nada'], number: [1, 2], id: [1, 2] };
  const asked = {
    chefs: [slugs.chefIds.join(',')],
    proposals: [slugs.proposalIds.join(',')],
    day: ['2027-03-06'],
    page: [1, 2],
    perPage: [2],
    ...Object.fromEntries(['formato', 'comida', 'ciudad', 'dieta'].map((list) => [list, [1, 2]])),
    personas: [4],
    desde: [25000],
    hasta: [100000],
    busca: ['chilena'],
    pagina: [2],
    chef: slugs.chefs,
    experiencia: slugs.proposals,
    motivo: ['corporativo'],
  };
  const reads = operations.filter(
    (operation) =>
      operation.method === 'get' && operation['x-access'] === 'everyone' && !NOT_CONTENT.has(operation.operationId),
  );
  const api = reads.flatMap((read) => {
    const name = read.path.includes('/proposals/') ? slugs.proposals : slugs.chefs;
    return addressesOfRead(read, { parts: { ...parts, name }, asked });
  });
  const pages = publicPages
    .filter(({ secret }) => !secret)
    .flatMap((page) => addressesOf(page.path, page.query, { parts: { ...parts, name: slugs.chefs }, asked }));
  return [...new Set([...api, ...pages, '/sitemap.xml'])];
}

function addressesOfRead({ path, parameters = [] }: Operation, { parts, asked }: Known): string[] {
  const listed = Object.fromEntries(
    parameters.flatMap(({ name, schema }) => ('enum' in schema ? [[name, schema['enum'] as string[]]] : [])),
  );
  const required = parameters.filter((one) => one.in === 'query' && 'required' in one && one.required);
  const always = required.map(({ name }) => `${name}=${String(valuesOf({ ...asked, ...listed }, name)[0])}`).join('&');
  const others = parameters.filter((one) => one.in === 'query' && !required.includes(one)).map(({ name }) => name);
  const written = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const known = { parts: { ...parts, ...listed }, asked: { ...asked, ...listed } };
  return addressesOf(written, others, known).map((address) => (always ? `${address}?${always}` : address));
}

/** A path with each of what its part may be; then with each of what each parameter may be, one parameter at a time. */
function addressesOf(path: string, parameters: readonly string[], { parts, asked }: Known): string[] {
  const part = /:(\w+)/.exec(path)?.[1];
  const paths = part
    ? valuesOf(parts, part).map((value) => path.replace(`:${part}`, encodeURIComponent(value)))
    : [path];
  const queries = parameters.flatMap((name) => valuesOf(asked, name).map((value) => `${name}=${value}`));
  return paths.flatMap((one) => [one, ...queries.map((asking) => `${one}?${asking}`)]);
}

/** A new part or parameter has to be added to what is known. */
function valuesOf(known: Names, name: string): readonly (string | number)[] {
  const values = known[name];
  if (!values) throw new Error(`What can '${name}' be in an address? Add it to harness/every-address.ts.`);
  return values;
}
