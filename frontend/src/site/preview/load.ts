import { api } from '../../api/link.generated';
import { readByLink } from '../../store/page-loader';

export const loadChef = readByLink(api.endpoints.readChefPreview);
export const loadExperience = readByLink(api.endpoints.readProposalPreview);
