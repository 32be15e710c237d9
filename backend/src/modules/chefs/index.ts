export { Chef } from './chef.entity.js';
export { ChefFiguresRepository, type ChefFigures } from './chef-figures.repository.js';
export { ChefDeleting, ChefRenamed } from './chef-events.js';
export {
  adminProposal,
  AdminProposalDto,
  proposalChoices,
  ProposalCityDto,
  ProposalFoodTypeDto,
  proposalImage,
  type AdminProposalRow,
} from './chef-proposal.dto.js';
export { ChefCommentDto } from './chefs.dto.js';
export { ChefsModule } from './chefs.module.js';
export { ChefsService } from './chefs.service.js';
