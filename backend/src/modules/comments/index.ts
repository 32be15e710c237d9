export { Comment } from './comment.entity.js';
export { CommentsModule } from './comments.module.js';
