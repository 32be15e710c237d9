import { Module } from '@nestjs/common';
import { ChefsModule } from '../chefs/index.js';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';

/** Opinions of clients about chefs. */
@Module({
  imports: [ChefsModule],
  controllers: [CommentsController],
  providers: [CommentsRepository, CommentsService],
  exports: [CommentsService],
})
export class CommentsModule {}
