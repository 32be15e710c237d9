import { notFound, redirect } from '../store/page-loader';

interface NamedPage {
  /** The name in the address. */
  name: string;
  /** The page's address for a slug. */
  pathOf: (slug: string) => string;
  /** The sentence for a name that nobody has. */
  unknown: string;
}

/**
 * Opens the page whose address contains a name. A former name redirects (301) to the current one.
 * @param asked the API's answer for that name
 */
export async function openByName(asked: Promise<{ data: { slug: string } }>, page: NamedPage): Promise<null> {
  const { slug } = (await asked.catch(refuse(page.unknown))).data;
  if (slug !== page.name) throw redirect(page.pathOf(slug), 301);
  return null;
}

/** Only a refusal means that the page does not exist. An API that does not answer does not. */
const refuse =
  (unknown: string) =>
  (error: unknown): never => {
    const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
    throw status === 400 || status === 404 ? notFound(unknown) : error;
  };
