import { Injectable } from '@nestjs/common';
import { ChefsService } from '../chefs/index.js';
import { Versions } from '../versions/index.js';
import { COMMENT_KEYS } from './comment-keys.repository.js';
import { Comment } from './comment.entity.js';
import { UpdateCommentDto, type CommentDto } from './comments.dto.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';

/** Versions of the opinions that staff enter. What clients write belongs to them: it is kept once, as it is. */
@Injectable()
export class CommentVersions {
  constructor(versions: Versions, comments: CommentsRepository, service: CommentsService, chefs: ChefsService) {
    versions.keep<CommentDto, UpdateCommentDto>({
      name: 'comment',
      title: 'Comentario',
      entity: Comment,
      form: UpdateCommentDto,
      keeps: (entity) => !(entity instanceof Comment && entity.verified),
      nameOf: ({ client_name: name }) => name,
      returning: {
        keys: COMMENT_KEYS,
        prepare: async (_em, { chef_id }) => {
          await service.makeRoom(Number(chef_id));
          return [];
        },
      },
      read: (_em, id) => comments.byId(id),
      notes: async (_em, _id, { chef_id }) =>
        chef_id && !(await chefs.exists(chef_id))
          ? [{ field: 'chef_id', msg: 'Ese chef ya no existe.', blocks: true }]
          : [],
      save: (id, form) => service.update(id, form),
    });
  }
}
