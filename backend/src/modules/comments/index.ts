export { Comment } from './comment.entity.js';
export { CommentFiguresRepository } from './comment-figures.repository.js';
export { CommentsModule } from './comments.module.js';
