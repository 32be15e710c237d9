import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ChefsService } from '../chefs/index.js';
import { Versions } from '../versions/index.js';
import { COMMENT_KEYS } from './comment-keys.repository.js';
import { Comment } from './comment.entity.js';
import { UpdateCommentDto, type CommentDto } from './comments.dto.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';

/** What staff write about an opinion. That it is a favourite, or hidden, is no version of it. */
const WRITTEN = ['clientName', 'description', 'score', 'chef'];

/** An opinion has no version of its own: how many there are says which one was read. */
type CommentRow = Omit<CommentDto, 'version'>;

/** Versions of the opinions that staff enter. What clients write belongs to them: it is kept once, as it is. */
@Injectable()
export class CommentVersions {
  constructor(versions: Versions, comments: CommentsRepository, service: CommentsService, chefs: ChefsService) {
    versions.keep<CommentRow, UpdateCommentDto>({
      name: 'comment',
      title: 'Comentario',
      entity: Comment,
      form: UpdateCommentDto,
      isSave: (changed) => WRITTEN.some((name) => name in changed),
      keeps: (entity) => !(entity instanceof Comment && entity.verified),
      nameOf: ({ client_name: name }) => name,
      returning: {
        keys: COMMENT_KEYS,
        prepare: async (em, { chef_id }) => {
          await service.makeRoom(em, Number(chef_id));
          return [];
        },
      },
      read: (em, id) => comments.byId(em, id),
      notes: async (em: EntityManager, _id, { chef_id }) =>
        chef_id && !(await chefs.exists(em, chef_id))
          ? [{ field: 'chef_id', msg: 'Ese chef ya no existe.', blocks: true }]
          : [],
      save: (id, form, unchanged) => service.update(id, form, unchanged),
    });
  }
}
