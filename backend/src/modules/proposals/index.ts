export { Proposal } from './proposal.entity.js';
export { PROPOSAL_KEYS } from './proposal-lookups.repository.js';
export { PublicProposalDto } from './proposal-page.dto.js';
export { ProposalPageRepository } from './proposal-page.repository.js';
export { ProposalNotFoundError } from './proposals.errors.js';
export { ProposalsModule } from './proposals.module.js';
export { ProposalsService } from './proposals.service.js';
