/**
 * The boundaries of ARCHITECTURE.md as rules. They are derived from the folders when the check runs, so a new module or
 * page is held to them from its first file on; only the arrows between modules are stated (tools/modules.mjs).
 */
import { existsSync, readdirSync } from 'node:fs';
import { below } from './tools/modules.mjs';

const BACKEND = '^backend/src';
const FRONTEND = '^frontend/src';
/** What is loaded only where somebody asked for figures or traces. */
const MEASURING = '(metrics/(metrics|gauges|histograms)|tracing/(tracing|exporter))';
/** What turns uploaded bytes into pixels, and those into files. */
const DECODING = '(process-image|bmp)';
/** What a module gives of its rows to be read: the columns, and the shape of what they make. */
const LEAF = '(\\.columns|-row\\.dto)\\.ts$';
const SPEC = '\\.(spec|test)\\.tsx?$';

const folders = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
const modules = folders('backend/src/modules');
/** A page or feature is a folder with a screen or a loader of its own; the other folders are parts that they share. */
const screens = (path) =>
  folders(path).filter((name) =>
    readdirSync(`${path}/${name}`).some((file) => file === 'load.ts' || file.endsWith('Page.tsx')),
  );
const features = screens('frontend/src/gestion');
const pages = screens('frontend/src/site');
/** What a browser loads as a part of its own. They share ui, api, session and store, and nothing else. */
const PARTS = { site: 'The site', gestion: 'The back-office', kitchen: 'Mi cocina' };

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const throughIndex = modules.map((module) =>
  forbid(
    `only-index-of-${module}`,
    `Other code uses the module ${module} through its index.ts, its entities.ts, its rules.ts, which loads no library, or a leaf.`,
    { path: BACKEND, pathNot: [`${BACKEND}/modules/${module}/`] },
    { path: `${BACKEND}/modules/${module}/`, pathNot: ['/(index|entities|rules)\\.ts$', LEAF] },
  ),
);

const arrows = modules.map((module) =>
  forbid(
    `arrows-of-${module}`,
    `The module ${module} may use ${below(module).join(', ') || 'no other module'}, and the leaves of any.`,
    { path: `${BACKEND}/modules/${module}/` },
    {
      path: `${BACKEND}/modules/`,
      pathNot: [LEAF, ...[module, ...below(module)].map((name) => `${BACKEND}/modules/${name}/`)],
    },
  ),
);

/** A read may join the rows of any module, also of one above. What it imports for that leads no further up. */
const leaves = forbid(
  'leaves-lead-to-leaves',
  'A *.columns.ts or *-row.dto.ts uses of other modules only their leaves, files and lookups.',
  { path: `${BACKEND}/modules/([^/]+)/.*${LEAF}` },
  {
    path: `${BACKEND}/modules/`,
    pathNot: [`${BACKEND}/modules/$1/`, LEAF, `${BACKEND}/modules/(files|lookups)/index\\.ts$`],
  },
);

/** An index.ts leads to everything of its module. A rule that refers to another module's row is tested without that. */
const entities = [
  forbid(
    'entities-lead-to-entities',
    'An entities.ts gives the entities of its module and nothing else.',
    { path: `${BACKEND}/modules/([^/]+)/entities\\.ts$` },
    { pathNot: [`${BACKEND}/modules/$1/[^/]+\\.entity\\.ts$`] },
  ),
  forbid(
    'entity-without-modules',
    'An entity uses other modules through their entities.ts or rules.ts, so that a rule is loaded without services and controllers.',
    { path: `${BACKEND}/.+\\.entity\\.ts$` },
    { path: `${BACKEND}/modules/[^/]+/index\\.ts$`, dependencyTypesNot: ['type-only'] },
  ),
];

/** The start of the product checks its settings by these before it loads the application. */
const lightRules = forbid(
  'rules-load-nothing',
  'What a rules.ts leads to imports no library and no other part of a module.',
  { path: `${BACKEND}/modules/[^/]+/rules\\.ts$` },
  { path: 'node_modules|\\.(entity|dto|repository|service|controller|module)\\.ts$|/index\\.ts$', reachable: true },
);

/** The suffix of a file is its layer: which suffixes each may not import. */
const LAYERS = {
  entity: ['controller', 'service', 'repository', 'dto', 'module'],
  errors: ['controller', 'service', 'repository', 'dto', 'module', 'entity'],
  dto: ['controller', 'service', 'repository', 'module'],
  repository: ['controller', 'service', 'module'],
  columns: ['controller', 'service', 'module', 'repository'],
  service: ['controller', 'module'],
  controller: ['module'],
};
const layers = Object.entries(LAYERS).map(([layer, forbidden]) =>
  forbid(
    `layer-${layer}`,
    `A *.${layer}.ts imports no ${forbidden.join(', no ')}.`,
    { path: `${BACKEND}/.+\\.${layer}\\.ts$` },
    { path: `${BACKEND}/.+\\.(${forbidden.join('|')})\\.ts$` },
  ),
);

const backend = [
  forbid(
    'platform-knows-no-module',
    'The platform is what knows no module.',
    { path: `${BACKEND}/platform/` },
    { path: `${BACKEND}/(modules|embeds|site|seed|identity-provider|payment-provider)/` },
  ),
  forbid(
    'config-stands-alone',
    'Settings depend on nothing of the product but the way a start fails.',
    { path: `${BACKEND}/config/`, pathNot: [SPEC] },
    { path: BACKEND, pathNot: [`${BACKEND}/config/`, `${BACKEND}/platform/start/`] },
  ),
  forbid(
    'identity-provider-is-lazy',
    'The stand-in for Google is loaded with import(), so that production never does.',
    { path: BACKEND, pathNot: [`${BACKEND}/identity-provider/`, SPEC] },
    { path: `${BACKEND}/identity-provider/`, dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'identity-provider-stands-alone',
    'The stand-in for Google knows nothing of the product, as Google does not.',
    { path: `${BACKEND}/identity-provider/` },
    { path: BACKEND, pathNot: [`${BACKEND}/(identity-provider|platform/start)/`] },
  ),
  forbid(
    'payment-provider-is-lazy',
    'The stand-in for Webpay is loaded with import(), so that production never does.',
    { path: BACKEND, pathNot: [`${BACKEND}/payment-provider/`, SPEC] },
    { path: `${BACKEND}/payment-provider/`, dynamic: false, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'payment-provider-stands-alone',
    'The stand-in for Webpay knows nothing of the product, as Webpay does not.',
    { path: `${BACKEND}/payment-provider/` },
    { path: BACKEND, pathNot: [`${BACKEND}/(payment-provider|platform/start)/`] },
  ),
  forbid(
    'measuring-is-lazy',
    'What measures and traces is loaded with import(), so that a process that was not asked to never does.',
    { path: BACKEND, pathNot: [`${BACKEND}/platform/${MEASURING}\\.ts$`, SPEC] },
    {
      path: `(${BACKEND}/platform/${MEASURING}\\.ts$|node_modules/(prom-client|@opentelemetry)/)`,
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'pictures-in-their-own-process',
    'What decodes and encodes is loaded by the process that makes pictures, and never by the server.',
    { path: BACKEND, pathNot: [`${BACKEND}/platform/images/(${DECODING}|image-child|image-samples)\\.ts$`, SPEC] },
    {
      path: `(${BACKEND}/platform/images/(${DECODING}|image-child)\\.ts$|node_modules/(sharp|bmp-ts)/)`,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'papers-in-their-own-process',
    'What opens PDFs is loaded by the process that does so, and never by the server.',
    { path: BACKEND, pathNot: [`${BACKEND}/platform/papers/open-pdf\\.ts$`] },
    { path: `(${BACKEND}/platform/papers/open-pdf\\.ts$|node_modules/unpdf/)`, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'seed-only-at-start',
    'Only the start of the process fills the database.',
    { path: `${BACKEND}/.+/`, pathNot: [`${BACKEND}/seed/`] },
    { path: `${BACKEND}/seed/` },
  ),
  forbid(
    'migrations-are-frozen',
    'A migration depends on no code that may change after it.',
    { path: `${BACKEND}/migrations/` },
    { path: BACKEND, pathNot: [`${BACKEND}/migrations/`] },
  ),
  forbid(
    'declared-dependencies',
    'What runs in production is a dependency of the backend, not a development tool.',
    { path: BACKEND, pathNot: [SPEC, `${BACKEND}/platform/database/mikro-orm\\.config\\.ts$`] },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  ),
  ...throughIndex,
  ...arrows,
  leaves,
  ...entities,
  lightRules,
  ...layers,
];

const frontend = [
  ...Object.entries(PARTS).map(([part, name]) =>
    forbid(
      `${part}-alone`,
      `${name} does not know the other parts.`,
      { path: `${FRONTEND}/${part}/` },
      {
        path: `${FRONTEND}/(${Object.keys(PARTS)
          .filter((other) => other !== part)
          .join('|')})/`,
      },
    ),
  ),
  forbid(
    'kitchen-without-staff',
    'Mi cocina has its own calls and its own look: those of the back-office are for staff.',
    { path: `${FRONTEND}/kitchen/`, pathNot: [SPEC] },
    { path: `${FRONTEND}/(api/(api|generated)\\.ts|ui/admin/)|node_modules/(antd|@ant-design)/` },
  ),
  ...features.map((feature) =>
    forbid(
      `feature-${feature}`,
      'Features of the back-office do not import each other; what they share has a folder of its own.',
      { path: `${FRONTEND}/gestion/${feature}/` },
      { path: `${FRONTEND}/gestion/(${features.filter((name) => name !== feature).join('|') || '-'})/` },
    ),
  ),
  ...pages.map((page) =>
    forbid(
      `page-${page}`,
      'Pages of the site do not import each other; what they share has a folder of its own.',
      // A preview is the page that it shows, under a banner.
      { path: `${FRONTEND}/site/${page}/`, pathNot: [SPEC, `${FRONTEND}/site/preview/.+PreviewPage\\.tsx$`] },
      { path: `${FRONTEND}/site/(${pages.filter((name) => name !== page).join('|') || '-'})/` },
    ),
  ),
  forbid(
    'below-the-app',
    'app puts everything together: router, document and entry. What pages and screens need stands below it.',
    { path: `${FRONTEND}/(site|gestion|kitchen|ui|api|session|store)/`, pathNot: [SPEC] },
    { path: `${FRONTEND}/app/` },
  ),
  forbid(
    'shared-knows-no-feature',
    'ui, api, session and store are used by all parts and know none.',
    { path: `${FRONTEND}/(ui|api|session|store)/`, pathNot: [SPEC] },
    { path: `${FRONTEND}/(site|gestion|kitchen)/` },
  ),
  forbid(
    'generated-imports-only-the-base',
    'The generated hooks import only the base they are injected into.',
    { path: `${FRONTEND}/api/((public|link|kitchen)\\.)?generated\\.ts$` },
    { pathNot: ['/api/(base-api|public\\.generated)\\.ts$'] },
  ),
];

const everywhere = [
  forbid(
    'no-circular',
    'Cycles make it unclear what may be loaded first. Entities that refer to each other are the exception.',
    { pathNot: ['\\.entity\\.ts$'] },
    { circular: true, viaOnly: { pathNot: ['\\.entity\\.ts$'], dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  ),
  forbid('no-tests-in-production', 'Code does not import tests.', { pathNot: [SPEC, '/test'] }, { path: SPEC }),
  forbid('no-unresolvable', 'Every import leads somewhere.', {}, { couldNotResolve: true, pathNot: ['\\?'] }),
];

export default {
  forbidden: [...backend, ...frontend, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|svg|png|jpg|webp|woff2)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
