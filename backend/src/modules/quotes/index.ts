export { AnswerClock } from './answer-clock.js';
export { AnsweredRequests } from './answered-requests.js';
export { isBlocked } from './blocked-clients.columns.js';
export { keepingContact } from './kept-contacts.columns.js';
export { ClientMails } from './client-mails.js';
export { ClientReadersRepository } from './client-readers.repository.js';
export { ASK_OPINION, CHANGED_CHEF, changedChefThread, MAILS_HAVE_IT, MESSAGE } from './mail-kinds.js';
export { NO_MAIL, noMailOf, type NoMail } from './no-mail.js';
export {
  BY_ITSELF,
  CHANNEL_NAMES,
  CHANNELS,
  MAX_NOTE,
  QuoteRequestActivity,
  REMINDING_MAILS,
  SENT_BY,
  type ActivityData,
  type Actor,
  type Channel,
  type SentBy,
} from './quote-activity.entity.js';
export { MAX_CHOICES, QuoteRequestChoice } from './quote-choice.entity.js';
export {
  LOST_REASONS,
  moveFor,
  QUOTE_STATES,
  UNDECIDED_STATES,
  type LostReason,
  type MoveBy,
  type QuoteState,
} from './quote-moves.js';
export { by } from './quote-work.service.js';
export { OTHER_KIND, QUOTE_KIND_NAMES, type QuoteKind, type QuoteOrigin, type ReplyBy } from './quote-kinds.js';
export { QuoteRequest } from './quote-request.entity.js';
export { QuoteOwnerDto, QuoteRequestDto } from './quotes.dto.js';
export {
  ClientWithoutMailError,
  ManyChangesError,
  QuoteRequestNotFoundError,
  RequestBlockedError,
} from './quotes.errors.js';
export { QuotesRepository } from './quotes.repository.js';
export { RestrictionsRepository } from './restrictions.repository.js';
export { REQUEST_LINK } from './request-link.js';
export { REQUEST_KEYS } from './request-keys.repository.js';
export { QuoteErasure } from './quote-erasure.js';
export { QuotesModule } from './quotes.module.js';
export {
  ClientCorrected,
  RequestBlocked,
  RequestErased,
  RequestLeaving,
  RequestLost,
  RestrictionsChanged,
} from './request-events.js';
export { isWorkingDay, workingMinutes } from './working-hours.js';
