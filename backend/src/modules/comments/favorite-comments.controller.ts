import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { FavoriteCommentDto } from './favorite-comment.dto.js';
import { FavoriteCommentsRepository } from './favorite-comments.repository.js';

/** Opinions as visitors see them apart from a chef's page. */
@ApiTags('comments')
@Public()
@Controller('comments')
export class FavoriteCommentsController {
  constructor(private readonly comments: FavoriteCommentsRepository) {}

  /** The opinions featured on the home page, the last featured first. */
  @Get('favorite')
  @Cached('comment', 'chef', 'image')
  @Answer({ msg: 'Comentarios destacados', type: FavoriteCommentDto, isArray: true })
  @Refuses()
  listFavoriteComments(): Promise<FavoriteCommentDto[]> {
    return this.comments.all();
  }
}
