import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { FavoriteCommentDto } from './comments.dto.js';
import { CommentsRepository } from './comments.repository.js';

@ApiTags('comments')
@Controller('comments')
export class CommentsController {
  constructor(private readonly comments: CommentsRepository) {}

  /** The opinions featured on the home page, the last featured first. */
  @Get('favorite')
  @Public()
  @Answer({ msg: 'Comentarios destacados', type: FavoriteCommentDto, isArray: true })
  @Refuses()
  async listFavoriteComments(): Promise<FavoriteCommentDto[]> {
    return (await this.comments.favorites()).map((row) => FavoriteCommentDto.from(row));
  }
}
