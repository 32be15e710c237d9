import { Module } from '@nestjs/common';
import { ShortlistController } from './shortlist.controller.js';
import { ShortlistRepository } from './shortlist.repository.js';

/** 'Mi mesa': what a visitor has chosen, which only their device keeps. It has no tables of its own. */
@Module({ controllers: [ShortlistController], providers: [ShortlistRepository] })
export class ShortlistModule {}
