export { Proposal } from './proposal.entity.js';
export { ProposalSlug } from './proposal-slug.entity.js';
export { type ChefProposalFormDto } from './proposals.dto.js';
export { ProposalsModule } from './proposals.module.js';
export { ProposalsService } from './proposals.service.js';
