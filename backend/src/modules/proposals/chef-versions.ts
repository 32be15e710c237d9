import { Injectable } from '@nestjs/common';
import {
  Chef,
  CHEF_KEYS,
  ChefRecordsRepository,
  ChefsService,
  idOnly,
  UpdateChefDto,
  type ChefFormRow,
} from '../chefs/index.js';
import { LookupsService } from '../lookups/index.js';
import { Versions } from '../versions/index.js';
import { PROPOSAL_KEYS } from './proposal-lookups.repository.js';
import { PROPOSAL_ADDRESSES } from './proposal-versions.js';
import { ProposalsService } from './proposals.service.js';

/** Where the addresses of chefs are kept. */
const CHEF_ADDRESSES = { table: 'chef', name: 'chef_name', slugs: 'chef_slug', owner: 'chef_id', path: '/chef/' };

/**
 * Versions of chefs, with their pictures. Their experiences and opinions have versions of their own. A deleted chef comes
 * back with its experiences, so the declaration stands above both.
 */
@Injectable()
export class ChefVersions {
  constructor(
    versions: Versions,
    chefs: ChefRecordsRepository,
    service: ChefsService,
    proposals: ProposalsService,
    lookups: LookupsService,
  ) {
    versions.keep<ChefFormRow, UpdateChefDto>({
      name: 'chef',
      title: 'Chef',
      entity: Chef,
      form: UpdateChefDto,
      // It is the name once more.
      without: ['chef_name'],
      nameOf: ({ chef_name: name }) => name,
      returning: {
        addresses: [CHEF_ADDRESSES, PROPOSAL_ADDRESSES],
        keys: [...CHEF_KEYS, ...PROPOSAL_KEYS],
        prepare: async (em) => {
          await service.lockAddresses(em);
          await proposals.lockAddresses(em);
          return [];
        },
      },
      read: (em, id) => chefs.formRow(em, id),
      differently: ({ chef_name: name, modalities, chef_food_types: foodTypes, chef_cities: cities }) => ({
        name,
        modalities: modalities.map(({ id }) => id),
        food_types: foodTypes.map(({ food_type: type }) => type.name),
        cities: cities.map(({ city }) => city.name),
      }),
      notes: (_em, _id, form) => lookups.fatesOf(form),
      save: (id, form) => service.update(id, form, idOnly),
    });
  }
}
