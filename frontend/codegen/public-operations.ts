import type { OpenApiDocument } from './constraints.ts';

/** The header of every public page asks whether a token still holds, and signs out. */
const ON_PUBLIC_PAGES = ['logout', 'validateToken'];

/**
 * No screen calls these: orchestrators ask for the health, browsers go to Google and come back by themselves, and tell how
 * fast a page was when it is left (site/speed).
 */
const CALLED_BY_OTHERS = ['healthLive', 'startGoogleSignIn', 'finishGoogleSignIn', 'reportPageSpeed'];

/**
 * What most pages read to be shown: these are in every visitor's first load. All others that need no token come with the
 * part that calls them: a page of its own, or what follows a press.
 */
const IN_FIRST_LOAD = [
  'listTopChefs',
  'getChefByName',
  'getProposalByName',
  'listModalities',
  'listCities',
  'listFavoriteComments',
  'getCompany',
  'listClientLogos',
  'listActiveForms',
];

/** What the two lists and their filters read. */
const OF_LISTS = [
  'listFoodTypes',
  'listDiets',
  'listActiveChefs',
  'searchChefs',
  'listProposals',
  'searchProposals',
  'listChefCities',
  'listProposalCities',
];

/** Needs no token, but only the back-office asks which version runs. */
const ONLY_IN_GESTION = ['healthReady'];

/** The names of the operations whose code every visitor's first load has. */
export function publicOperations(paths: OpenApiDocument['paths']): Set<string> {
  return new Set([...visitorsOperations(paths)].filter((name) => IN_FIRST_LOAD.includes(name)));
}

/** The names of those that only the two lists call. */
export function listOperations(paths: OpenApiDocument['paths']): Set<string> {
  return new Set([...visitorsOperations(paths)].filter((name) => OF_LISTS.includes(name)));
}

/** The names of the other operations that a visitor's pages call. */
export function onNeedOperations(paths: OpenApiDocument['paths']): Set<string> {
  const others = [...IN_FIRST_LOAD, ...OF_LISTS];
  return new Set([...visitorsOperations(paths)].filter((name) => !others.includes(name)));
}

/** Those that need no token, and those of the header. */
function visitorsOperations(paths: OpenApiDocument['paths']): Set<string> {
  const ofLinks = linkOperations(paths);
  const open = operationsOf(paths).filter(({ security = [], operationId }) => {
    if (ONLY_IN_GESTION.includes(operationId) || ofLinks.has(operationId)) return false;
    return security.length === 0 || ON_PUBLIC_PAGES.includes(operationId);
  });
  return new Set(open.map(({ operationId }) => operationId));
}

/** The names of the operations that secret links open: only the server calls them, for the pages that it renders. */
export function linkOperations(paths: OpenApiDocument['paths']): Set<string> {
  const ofLinks = operationsOf(paths).filter((operation) => operation['x-access'] === 'link');
  return new Set(ofLinks.map(({ operationId }) => operationId));
}

/** The names of all others, which only the back-office calls. */
export function staffOperations(paths: OpenApiDocument['paths']): Set<string> {
  const others = new Set([...visitorsOperations(paths), ...linkOperations(paths)]);
  const names = operationsOf(paths).map(({ operationId }) => operationId);
  return new Set(names.filter((name) => !others.has(name)));
}

function operationsOf(paths: OpenApiDocument['paths']) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return operations.filter(({ operationId }) => !CALLED_BY_OTHERS.includes(operationId));
}
