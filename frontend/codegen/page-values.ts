import type { OpenApiDocument } from './constraints.ts';

/** What the contract says beside limits, and pages need in their first load. */
interface PageValues {
  /** Rows of a page where a list is not asked for another number. */
  pageSize: number;
  /** What the kinds of requests for a quote are called. */
  quoteKinds: Record<string, string>;
}

/** Takes the values out of the document. Throws where it lacks one, or has two for the same. */
export function pageValuesOf({ paths, components }: OpenApiDocument): PageValues {
  const parameters = Object.values(paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => operation.parameters ?? []),
  );
  const sizes = parameters.filter(({ name }) => name === 'perPage').map(({ schema }) => schema?.default);
  const [pageSize, ...others] = new Set(sizes.filter((size) => typeof size === 'number'));
  if (pageSize === undefined || others.length > 0) throw new Error('The document needs one default of perPage.');

  const kinds = components.schemas.CreateQuoteRequestDto?.properties?.kind?.['x-names'];
  if (!kinds) throw new Error('The document has no names for the kinds of requests.');
  return { pageSize, quoteKinds: kinds as PageValues['quoteKinds'] };
}
