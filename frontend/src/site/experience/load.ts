import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../app/page-loader';
import { openByName } from '../by-name';
import { experiencePath } from '../paths';

/** Experience not found. */
const NO_SUCH_EXPERIENCE = 'La experiencia buscada no existe';

/** The experience of the address. */
export const loadExperience: PageLoader = ({ store, params: { menuName: name = '' } }) =>
  openByName(read(store, api.endpoints.getProposalByName.initiate({ name })), {
    name,
    pathOf: experiencePath,
    unknown: NO_SUCH_EXPERIENCE,
  });
