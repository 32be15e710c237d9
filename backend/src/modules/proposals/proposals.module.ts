import { Module } from '@nestjs/common';
import { ChefDeletionListener } from './chef-deletion.listener.js';
import { ProposalsRepository } from './proposals.repository.js';

/** Experiences: the menus that chefs propose. */
@Module({ providers: [ProposalsRepository, ChefDeletionListener] })
export class ProposalsModule {}
