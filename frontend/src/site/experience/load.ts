import { api } from '../../api/public.generated';
import { read, type PageLoader } from '../../store/page-loader';
import { openByName } from '../by-name';
import { experiencePath } from '../paths';

export const load: PageLoader = ({ store, params: { menuName: name = '' } }) =>
  openByName(read(store, api.endpoints.getProposalByName, { name }), {
    name,
    pathOf: experiencePath,
    unknown: 'La experiencia buscada no existe',
  });
