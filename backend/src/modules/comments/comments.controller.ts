import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/list-answer.js';
import { IdParam } from '../../platform/http/params.js';
import { BodyLimit } from '../../platform/http/server-limits.js';
import {
  CommentDto,
  CreateCommentDto,
  ListCommentsQuery,
  ReplaceChefCommentsDto,
  UpdateCommentDto,
} from './comments.dto.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';

/** Room for as many opinions as a chef may have, in any script. */
const SET_BODY_MB = 2;
/** Most parts of a whole set. */
const SET_PARTS = 10_000;

/** What staff do with opinions. */
@ApiTags('comments')
@SignedIn()
@Controller('comments')
export class CommentsController {
  constructor(
    private readonly comments: CommentsRepository,
    private readonly service: CommentsService,
  ) {}

  /** The back-office's list. Without `page` and `perPage` it is the whole list; X-Total-Count tells how many match. */
  @Get('all')
  @ListAnswer({ msg: 'Comentarios', type: CommentDto })
  @Refuses(400, 401)
  listComments(@Query() asked: ListCommentsQuery): Promise<Listed<CommentDto>> {
    return this.comments.list(asked);
  }

  /** Enters an opinion about a chef. */
  @Post('create')
  @Answer({ msg: 'El comentario ha sido creado exitosamente', type: CommentDto })
  @Refuses(400, 401, 409, 413, 415)
  createComment(@Body() form: CreateCommentDto): Promise<CommentDto> {
    return this.service.create(form);
  }

  /** Replaces an opinion. */
  @Put('update/:id')
  @Answer({ msg: 'El comentario ha sido actualizado exitosamente', type: CommentDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateComment(@IdParam() id: number, @Body() form: UpdateCommentDto): Promise<CommentDto> {
    return this.service.update(id, form);
  }

  /**
   * Makes the opinions about the chef `id` those listed: with id updated, without created, missing deleted; all of it or
   * nothing. Answers the whole set, newest first. Favourites stay favourites.
   */
  @Put('update/chef/:id')
  @BodyLimit(SET_BODY_MB, SET_PARTS)
  @Answer({ msg: 'Los comentarios del chef han sido guardados exitosamente', type: CommentDto, isArray: true })
  @Refuses(400, 401, 404, 409, 413, 415)
  replaceChefComments(@IdParam() id: number, @Body() form: ReplaceChefCommentsDto): Promise<CommentDto[]> {
    return this.service.replaceOfChef(id, form);
  }

  /** Features an opinion on the home page, or no longer. Answers 201. */
  @Put('change-favorite/:id')
  @Answer({ status: 201, msg: 'El favorito del comentario ha sido actualizado exitosamente', type: CommentDto })
  @Refuses(400, 401, 404)
  toggleCommentFavorite(@IdParam() id: number): Promise<CommentDto> {
    return this.service.toggleFavorite(id);
  }

  /** Deletes an opinion. It cannot be undone. */
  @Delete('delete/:id')
  @Answer({ msg: 'El comentario ha sido eliminado exitosamente' })
  @Refuses(400, 401, 404)
  async deleteComment(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }
}
