export { MessagesModule } from './messages.module.js';
export { ReplyText, type ReplyDetails } from './reply-text.entity.js';
