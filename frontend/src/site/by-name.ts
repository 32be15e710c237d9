import { notFound, redirect } from '../app/page-loader';

interface NamedPage {
  /** The name as the address holds it. */
  name: string;
  /** The page's address under its present name. */
  pathOf: (slug: string) => string;
  /** What to say where nobody has that name. */
  unknown: string;
}

/**
 * Opens a page that an address asks for by a name. A former or differently written name leads on to the present one
 * for good; a name that nobody has is not found.
 *
 * @param asked the API's answer for that name
 */
export async function openByName(asked: Promise<{ data: { slug: string } }>, page: NamedPage): Promise<null> {
  const { slug } = (await asked.catch(refuse(page.unknown))).data;
  if (slug !== page.name) throw redirect(page.pathOf(slug), 301);
  return null;
}

/** An API that does not answer is not a missing page: only what it refuses is. */
const refuse =
  (unknown: string) =>
  (error: unknown): never => {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    throw status === 400 || status === 404 ? notFound(unknown) : error;
  };
