import type { OpenApiDocument } from './constraints.ts';

/** Needs a token, yet stands in the header of every public page: signing out. */
const ON_PUBLIC_PAGES = ['logout'];

/** The operations that a visitor's pages call: whatever asks for no token, and signing out. By name, as the contract has it. */
export function publicOperations(paths: OpenApiDocument['paths']): Set<string> {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const open = operations.filter(({ security = [], operationId }) => {
    return security.length === 0 || ON_PUBLIC_PAGES.includes(operationId);
  });
  return new Set(open.map(({ operationId }) => operationId));
}
