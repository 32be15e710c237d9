import { api } from '../../api/public.generated';
import type { PageLoader } from '../../store/page-loader';
import { openByName } from '../by-name';
import { experiencePath } from '../paths';

const { getProposalByName } = api.endpoints;

/** The toast for an experience that does not exist. */
const NO_SUCH_EXPERIENCE = 'La experiencia buscada no existe';

/** Loads the experience of the address. */
export const load: PageLoader = ({ store, params: { menuName: name = '' } }) =>
  openByName(store.dispatch(getProposalByName.initiate({ name }, { subscribe: false })).unwrap(), {
    name,
    pathOf: experiencePath,
    unknown: NO_SUCH_EXPERIENCE,
  });
