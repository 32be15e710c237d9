import { api } from '../../api/api';
import { notFound, read, redirect, type PageLoader } from '../../app/page-loader';
import { chefPath } from '../paths';

/** product.md 8: chef not found. */
export const NO_SUCH_CHEF = 'El chef buscado no existe';

/** The chef of the address. A former or differently written name leads on to the present one for good (decisions.md 2). */
export const loadChef: PageLoader = async ({ store, params }) => {
  const name = params.name ?? '';
  const answer = await read(store, api.endpoints.getChefByName.initiate({ name })).catch(refuseUnknown);
  const { slug } = answer.data;
  if (slug !== name) throw redirect(chefPath(slug), 301);
  return null;
};

function refuseUnknown(error: unknown): never {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  throw status === 400 || status === 404 ? notFound(NO_SUCH_CHEF) : error;
}
