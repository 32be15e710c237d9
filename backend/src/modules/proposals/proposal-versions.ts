import { Injectable } from '@nestjs/common';
import { LookupsService } from '../lookups/index.js';
import { Versions } from '../versions/index.js';
import { Proposal } from './proposal.entity.js';
import type { AdminProposalDto } from './proposal-row.dto.js';
import { UpdateProposalDto } from './proposals.dto.js';
import { PROPOSAL_KEYS } from './proposal-lookups.repository.js';
import { ProposalsRepository } from './proposals.repository.js';
import { ProposalsService } from './proposals.service.js';

/** Where the addresses of experiences are kept. */
export const PROPOSAL_ADDRESSES = {
  table: 'proposal',
  name: 'dish_name',
  slugs: 'proposal_slug',
  owner: 'proposal_id',
  path: '/experiencia/',
};

/** Versions of experiences. */
@Injectable()
export class ProposalVersions {
  constructor(versions: Versions, proposals: ProposalsRepository, service: ProposalsService, lookups: LookupsService) {
    versions.keep<AdminProposalDto, UpdateProposalDto>({
      name: 'proposal',
      title: 'Experiencia',
      entity: Proposal,
      form: UpdateProposalDto,
      // An experience stays with its chef.
      without: ['chef_id'],
      nameOf: ({ dish_name: name }) => name,
      returning: {
        addresses: [PROPOSAL_ADDRESSES],
        keys: PROPOSAL_KEYS,
        prepare: async (em, { chef_id }) => {
          await service.makeRoom(em, Number(chef_id));
          return [];
        },
        settle: (em, { chef_id }) => service.comeBack(em, Number(chef_id)),
      },
      read: (_em, id) => proposals.byId(id),
      differently: ({ modalities, proposal_food_types: foodTypes, proposal_cities: cities, diets }) => ({
        modalities: modalities.map(({ id }) => id),
        food_types: foodTypes.map(({ food_type: type }) => type.name),
        cities: cities.map(({ city }) => city.name),
        diets: diets.map(({ id }) => id),
      }),
      notes: (_em, _id, form) => lookups.fatesOf(form),
      save: (id, form) => service.update(id, form),
    });
  }
}
