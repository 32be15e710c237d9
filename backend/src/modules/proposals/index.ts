export {
  ADMIN_PROPOSAL,
  PROPOSAL_IMAGE,
  PROPOSAL_SIZE,
  proposalName,
  SHOWN_CHOICES,
  SHOWN_DIETS,
} from './proposal.columns.js';
export { MOST_GUESTS, Proposal } from './proposal.entity.js';
export { PROPOSAL_ADDRESSES } from './proposal-versions.js';
export { PROPOSAL_KEYS } from './proposal-lookups.repository.js';
export { ProposalSlug } from './proposal-slug.entity.js';
export {
  AdminProposalDto,
  ChefProposalDto,
  ProposalCityDto,
  ProposalFoodTypeDto,
  type ChefProposalFormDto,
} from './proposals.dto.js';
export { ProposalNotFoundError } from './proposals.errors.js';
export { ProposalsModule } from './proposals.module.js';
export { ProposalsService } from './proposals.service.js';
