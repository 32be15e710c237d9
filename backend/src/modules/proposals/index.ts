export { Proposal } from './proposal.entity.js';
export { ProposalSlug } from './proposal-slug.entity.js';
export { ProposalsModule } from './proposals.module.js';
