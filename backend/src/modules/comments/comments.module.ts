import { Module } from '@nestjs/common';
import { ChefsModule } from '../chefs/index.js';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { CommentVersions } from './comment-versions.js';
import { FavoriteCommentsController } from './favorite-comments.controller.js';
import { FavoriteCommentsRepository } from './favorite-comments.repository.js';
import { VersionsModule } from '../versions/index.js';

/** Opinions of clients about chefs. */
@Module({
  imports: [ChefsModule, VersionsModule],
  controllers: [FavoriteCommentsController, CommentsController],
  providers: [CommentsRepository, CommentsService, CommentVersions, FavoriteCommentsRepository],
  exports: [CommentsService],
})
export class CommentsModule {}
