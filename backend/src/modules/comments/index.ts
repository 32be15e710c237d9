export { ANSWER_STATES, MAX_ANSWER, type AnswerState } from './comment-answer.js';
export { Comment, PUBLICATIONS, type CommentDetails, type Publication } from './comment.entity.js';
export { COMMENT_KEYS } from './comment-keys.repository.js';
export { CommentsModule } from './comments.module.js';
export { CommentsService } from './comments.service.js';
