import { Module } from '@nestjs/common';
import { LinksModule } from '../../platform/links/links.module.js';
import { ChefsModule } from '../chefs/index.js';
import { ProposalsModule } from '../proposals/index.js';
import { PreviewsController } from './previews.controller.js';
import { Previews } from './previews.service.js';

/** Chefs and experiences as visitors will see them, by links that end. It has no tables of its own. */
@Module({
  imports: [ChefsModule, LinksModule, ProposalsModule],
  controllers: [PreviewsController],
  providers: [Previews],
})
export class PreviewsModule {}
