export { Proposal, refuseGuests } from './proposal.entity.js';
export { PROPOSAL_KEYS } from './proposal-lookups.repository.js';
export { ProposalFactsDto } from './proposal-card.dto.js';
export { PublicProposalDto } from './proposal-page.dto.js';
export { ProposalPageRepository } from './proposal-page.repository.js';
export { MAX_PROPOSALS, ProposalNotFoundError, TooManyProposalsError } from './proposals.errors.js';
export { ProposalsModule } from './proposals.module.js';
export { ProposalsService } from './proposals.service.js';
