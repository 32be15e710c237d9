import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LogExports } from '../../platform/audit/log-exports.js';
import { SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { ListAnswer, type Listed } from '../../platform/http/answer/list-answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { SeenFlagQuery } from '../../platform/http/value/seen-query.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import {
  CommentDto,
  CreateCommentDto,
  DecideAnswerDto,
  HideCommentDto,
  ListCommentsQuery,
  PublishCommentDto,
  ReplaceChefCommentsDto,
  UpdateCommentDto,
} from './comments.dto.js';
import { CommentNotFoundError } from './comments.errors.js';
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

  /** The back-office's list. Without `page` and `perPage` it is the whole list; X-Total-Count is the number of matches. */
  @Get('all')
  @LogExports('comment')
  @ListAnswer({ msg: 'Comentarios', type: CommentDto })
  @Refuses(400, 401)
  listComments(@Query() asked: ListCommentsQuery): Promise<Listed<CommentDto>> {
    return this.comments.list(asked);
  }

  /** An opinion as staff see it. */
  @Get('get-one/:id')
  @Answer({ msg: 'Comentario', type: CommentDto })
  @Refuses(400, 401, 404)
  async getComment(@IdParam() id: number): Promise<CommentDto> {
    const comment = await this.comments.byId(id);
    if (!comment) throw new CommentNotFoundError();
    return comment;
  }

  /** Enters an opinion about a chef. */
  @Post('create')
  @Answer({ msg: 'El comentario ha sido creado exitosamente', type: CommentDto })
  @Refuses(400, 401, 409, 413, 415, 422)
  createComment(@Body() form: CreateCommentDto): Promise<CommentDto> {
    return this.service.create(form);
  }

  /** Replaces an opinion that staff entered. What a client wrote is refused (409). */
  @Put('update/:id')
  @Answer({ msg: 'El comentario ha sido actualizado exitosamente', type: CommentDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateComment(@IdParam() id: number, @Body() form: UpdateCommentDto): Promise<CommentDto> {
    return this.service.update(id, form);
  }

  /**
   * Makes the opinions that staff entered about the chef `id` those listed: with id updated, without created, missing deleted; all of it or
   * nothing. Answers the whole set, newest first. Favourites stay favourites, and what clients wrote stays.
   */
  @Put('update/chef/:id')
  @BodyLimit(SET_BODY_MB, SET_PARTS)
  @Answer({ msg: 'Los comentarios del chef han sido guardados exitosamente', type: CommentDto, isArray: true })
  @Refuses(400, 401, 404, 409, 413, 415, 422)
  replaceChefComments(@IdParam() id: number, @Body() form: ReplaceChefCommentsDto): Promise<CommentDto[]> {
    return this.service.replaceOfChef(id, form);
  }

  /** Features an opinion on the home page, or no longer. Answers 201. */
  @Put('change-favorite/:id')
  @Answer({ status: 201, msg: 'El favorito del comentario ha sido actualizado exitosamente', type: CommentDto })
  @Refuses(400, 401, 404, 409)
  toggleCommentFavorite(@IdParam() id: number, @Query() { was }: SeenFlagQuery): Promise<CommentDto> {
    return this.service.toggleFavorite(id, was);
  }

  /** Lets visitors read what a client wrote. Refused (409) for what staff entered, and for words that nobody has read yet. */
  @Put('publish/:id')
  @Answer({ msg: 'La opinión está en el sitio.', type: CommentDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  publishComment(@IdParam() id: number, @Body() form: PublishCommentDto): Promise<CommentDto> {
    return this.service.publish(id, form);
  }

  /** Keeps what a client wrote off the site, for a reason that staff read. Refused (409) for what staff entered. */
  @Put('hide/:id')
  @Answer({ msg: 'La opinión no se muestra en el sitio.', type: CommentDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  hideComment(@IdParam() id: number, @Body() form: HideCommentDto): Promise<CommentDto> {
    return this.service.hide(id, form);
  }

  /**
   * Publishes a chef's answer to an opinion, hides it, or returns it to the chef with a note. Refused (409) for words that nobody
   * has read yet, and without a note where one is asked for.
   */
  @Put('decide-answer/:id')
  @Answer({ msg: 'La respuesta quedó resuelta.', type: CommentDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  decideCommentAnswer(@IdParam() id: number, @Body() form: DecideAnswerDto): Promise<CommentDto> {
    return this.service.decideAnswer(id, form);
  }

  /** Deletes an opinion that staff entered. It cannot be undone. What a client wrote is hidden instead (409). */
  @Delete('delete/:id')
  @Answer({ msg: 'El comentario ha sido eliminado exitosamente' })
  @Refuses(400, 401, 404, 409)
  async deleteComment(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }
}
