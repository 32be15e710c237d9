export { Comment } from './comment.entity.js';
export { COMMENT_KEYS } from './comment-keys.repository.js';
export { CommentsModule } from './comments.module.js';
