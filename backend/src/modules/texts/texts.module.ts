import { Module } from '@nestjs/common';
import { TextPages } from './text-pages.js';
import { TextsController } from './texts.controller.js';
import { TextsRepository } from './texts.repository.js';
import { Texts } from './texts.service.js';

/** The texts of the site that change with the business and the law, and not with the code. */
@Module({
  controllers: [TextsController],
  providers: [TextPages, Texts, TextsRepository],
  exports: [Texts],
})
export class TextsModule {}
