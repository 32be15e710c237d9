import { Module } from '@nestjs/common';
import { QuoteFiguresRepository } from './quote-figures.repository.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesRepository } from './quotes.repository.js';
import { QuotesService } from './quotes.service.js';

/** Visitors' requests for a quote. */
@Module({
  controllers: [QuotesController],
  providers: [QuotesRepository, QuotesService, QuoteFiguresRepository],
  exports: [QuoteFiguresRepository],
})
export class QuotesModule {}
