import type { OpenApiDocument } from './constraints.ts';

/** The header of every public page asks whether a token still holds, and signs out. */
const ON_PUBLIC_PAGES = ['logout', 'validateToken'];

/**
 * No screen calls these: orchestrators ask for the health, browsers go to Google and come back by themselves, and tell how
 * fast a page was when it is left (site/speed).
 */
const CALLED_BY_OTHERS = ['healthLive', 'startGoogleSignIn', 'finishGoogleSignIn', 'reportPageSpeed'];

/** Needs no token, but only the back-office asks which version runs. */
const ONLY_IN_GESTION = ['healthReady'];

/** The names of the operations that public pages call, on the server or in the browser. */
export function publicOperations(paths: OpenApiDocument['paths']): Set<string> {
  const open = operationsOf(paths).filter(
    ({ security = [], operationId }) =>
      !ONLY_IN_GESTION.includes(operationId) && (security.length === 0 || ON_PUBLIC_PAGES.includes(operationId)),
  );
  return new Set(open.map(({ operationId }) => operationId));
}

/** The names of all others, which only the back-office calls. */
export function staffOperations(paths: OpenApiDocument['paths']): Set<string> {
  const others = publicOperations(paths);
  const names = operationsOf(paths).map(({ operationId }) => operationId);
  return new Set(names.filter((name) => !others.has(name)));
}

function operationsOf(paths: OpenApiDocument['paths']) {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return operations.filter(({ operationId }) => !CALLED_BY_OTHERS.includes(operationId));
}
