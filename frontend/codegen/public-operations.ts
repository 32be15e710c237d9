import type { OpenApiDocument } from './constraints.ts';

/** Signing out needs a token, but stands in the header of every public page. */
const ON_PUBLIC_PAGES = ['logout'];

/** The names of the operations that a visitor's pages call: those that need no token, and signing out. */
export function publicOperations(paths: OpenApiDocument['paths']): Set<string> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const open = operations.filter(({ security = [], operationId }) => {
    return security.length === 0 || ON_PUBLIC_PAGES.includes(operationId);
  });
  return new Set(open.map(({ operationId }) => operationId));
}
