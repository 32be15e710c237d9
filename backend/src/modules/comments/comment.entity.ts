import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { AUDIT } from '../../platform/audit/marks.js';
import { CreatedEntity } from '../../platform/database/created.entity.js';
import type { Creation } from '../../platform/database/creation-key.js';
import { nameKey } from '../../platform/database/name-key.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { refuseTurned, StaleVersionError } from '../../platform/database/versioned.entity.js';
import { fits } from '../../platform/http/value/text.js';
import { Chef } from '../chefs/entities.js';
import { ANSWER_STATES, MAX_ANSWER, MAX_ANSWER_NOTE, type AnswerDecision, type AnswerState } from './comment-answer.js';
import {
  AnswerChangedError,
  AnswerMissingError,
  AnswerNoteMissingError,
  CommentTooLongError,
  CommentWithheldError,
  NotPublishedError,
  NotVerifiedError,
  VerifiedKeptError,
  VerifiedWordsError,
  WordsChangedError,
} from './comments.errors.js';

/** What has become of an opinion: visitors read it, staff have not decided, or staff hid it. */
const PUBLICATION_NAMES = { published: 'Publicada', waiting: 'Por publicar', hidden: 'Oculta' } as const;
export type Publication = keyof typeof PUBLICATION_NAMES;
export const PUBLICATIONS = Object.keys(PUBLICATION_NAMES) as Publication[];

/** Longest reason for hiding an opinion. */
export const MAX_HIDDEN_REASON = 300;

/** Longest text in the chef's form. The comments screen allows 300 characters. */
export const CHEF_FORM_MAX = 60;

/** What staff write about an opinion. */
export interface CommentDetails {
  clientName: string;
  description: string;
  /** 0 to 5 in half steps. When it is left out, the score stays; a new opinion has 0. */
  score?: number;
}

/** The text in which staff search opinions: the client's name and the opinion, without case and accents. */
export const commentSearchKey = (clientName: string, description: string): string =>
  nameKey(`${clientName} ${description}`);

/**
 * A client's opinion of a chef: entered by staff, or verified, which is written by the client after the evening. Staff publish
 * or hide a verified one and never edit or delete it.
 */
@Entity()
@Check({ name: 'comment_score_check', expression: 'score >= 0.0 and score <= 5.0 and score % 0.5 = 0.0' })
@Check({
  name: 'comment_publication_state_check',
  expression: `(publication = 'hidden') = (hidden_reason is not null) and (verified or publication = 'published')`,
})
@Check({
  name: 'comment_answer_check',
  expression: `(answer is null) = (answer_state is null) and (answer is null) = (answered_at is null) and coalesce(answer_state in ('hidden', 'returned'), false) = (answer_note is not null)`,
})
@Check({ name: 'comment_favorite_published_check', expression: `not favorite or publication = 'published'` })
@Index({ name: 'comment_publication_index', properties: ['publication', 'id'], where: "publication <> 'published'" })
@Index({ name: 'comment_answer_index', properties: ['answeredAt', 'id'], where: "answer_state = 'waiting'" })
@Index({ name: 'comment_favorite_index', properties: ['favoriteChangedAt', 'id'], where: 'favorite' })
@Index({ properties: ['chef', 'id'] })
@Index({ properties: ['clientName', 'id'] })
@Index({ properties: ['score', 'id'] })
@Index({
  name: 'comment_search_index',
  expression: 'create index "comment_search_index" on "comment" using gin ("search_key" gin_trgm_ops)',
})
export class Comment extends CreatedEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade', comment: AUDIT.plain })
  chef: Rel<Chef>;

  @Property({ type: 'string', length: 200, collation: SPANISH_ORDER, comment: AUDIT.personal })
  clientName!: string;

  @Property({ type: 'string', length: 300, comment: AUDIT.personal })
  description!: string;

  /** The client's name and the text without case and accents, for the back-office's search. */
  @Property({ type: 'text', comment: AUDIT.technical })
  searchKey!: string;

  /** 0 to 5 in half steps, as an exact decimal. */
  @Property({ type: 'decimal', precision: 2, scale: 1, runtimeType: 'number', default: 0, comment: AUDIT.plain })
  score: Opt<number> = 0;

  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  favorite: Opt<boolean> = false;

  /** When it last became or stopped being a favourite. The home page shows the newest first. */
  @Property({ type: 'Date', defaultRaw: 'now()', comment: AUDIT.technical })
  favoriteChangedAt: Opt<Date> = new Date();

  /** Whether the client wrote it, through a link of their own. */
  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  verified: Opt<boolean> = false;

  @Enum({ items: () => [...PUBLICATIONS], type: 'string', default: 'published', comment: AUDIT.plain })
  publication: Opt<Publication> = 'published';

  /** Why staff hid it. Null unless they did. */
  @Property({ type: 'string', length: MAX_HIDDEN_REASON, nullable: true, comment: AUDIT.personal })
  hiddenReason: Opt<string> | null = null;

  /** Whether nobody reads it for now, because its client's data are blocked. */
  @Property({ type: 'boolean', default: false, comment: AUDIT.plain })
  withheld: Opt<boolean> = false;

  /** Raised when the client rewrites it: staff publish only what they have read. */
  @Property({ type: 'integer', default: 1, comment: AUDIT.technical })
  wordsVersion: Opt<number> = 1;

  /** The chef's one public answer. */
  @Property({ type: 'string', length: MAX_ANSWER, nullable: true, comment: AUDIT.personal })
  answer: Opt<string> | null = null;

  @Enum({ items: () => [...ANSWER_STATES], type: 'string', nullable: true, comment: AUDIT.plain })
  answerState: Opt<AnswerState> | null = null;

  /** What staff say of it: to the chef where they returned it, to each other where they hid it. */
  @Property({ type: 'string', length: MAX_ANSWER_NOTE, nullable: true, comment: AUDIT.personal })
  answerNote: Opt<string> | null = null;

  /** Since when it waits, or when it was written last. */
  @Property({ type: 'Date', nullable: true, comment: AUDIT.technical })
  answeredAt: Opt<Date> | null = null;

  /** Raised when the chef writes it or takes it back: staff publish only what they have read. */
  @Property({ type: 'integer', default: 0, comment: AUDIT.technical })
  answerVersion: Opt<number> = 0;

  constructor(chef: Rel<Chef>, details: CommentDetails, creation: Creation | null = null) {
    super(creation);
    this.chef = chef;
    this.describe(details);
  }

  /**
   * Creates an opinion from the chef's form.
   * @throws CommentTooLongError
   */
  static inChefForm(chef: Rel<Chef>, details: CommentDetails, creation: Creation | null = null): Comment {
    if (!fits(details.description, CHEF_FORM_MAX)) throw new CommentTooLongError(CHEF_FORM_MAX);
    return new Comment(chef, details, creation);
  }

  /** What a client wrote after the evening. Visitors read it once staff have published it. */
  static verifiedOf(chef: Rel<Chef>, details: CommentDetails): Comment {
    const opinion = new Comment(chef, details);
    opinion.verified = true;
    opinion.publication = 'waiting';
    return opinion;
  }

  /**
   * Sets what the client rewrote. Staff look at it again, unless nothing changed.
   * @returns whether something did
   */
  rewrite(details: CommentDetails): boolean {
    const { clientName, description, score } = details;
    if (clientName === this.clientName && description === this.description && score === this.score) return false;
    this.put(details);
    this.wordsVersion += 1;
    this.leave('waiting');
    // It answered other words.
    if (this.answerState === 'published') this.answerState = 'waiting';
    return true;
  }

  /** Whether visitors read it on this chef's page. */
  isReadAbout(chefId: number): boolean {
    return this.chef.id === chefId && this.publication === 'published' && !this.withheld;
  }

  /**
   * The chef answers, or rewrites the answer: staff look at it before visitors do. The same words again change nothing, but what
   * was returned waits again.
   * @param seen the version of the answer that the chef saw; 0 where there was none
   * @throws StaleVersionError
   */
  answerWith(text: string, seen: number, now = new Date()): void {
    if (text === this.answer && this.answerState !== 'returned') return;
    if (seen !== this.answerVersion) throw new StaleVersionError();
    this.putAnswer(text, now);
  }

  /** The chef takes the answer back. Without one nothing changes. */
  withdrawAnswer(): void {
    if (this.answer !== null) this.putAnswer(null);
  }

  /**
   * Staff publish the chef's answer, hide it, or return it with a note.
   * @param seen the version of the answer that they read
   * @throws AnswerMissingError, CommentWithheldError, AnswerChangedError, AnswerNoteMissingError
   */
  decideAnswer(decision: AnswerDecision, seen: number, note: string | null): void {
    if (this.answer === null) throw new AnswerMissingError();
    if (this.withheld) throw new CommentWithheldError();
    if (seen !== this.answerVersion) throw new AnswerChangedError();
    if (decision !== 'published' && !note) throw new AnswerNoteMissingError();
    this.answerState = decision;
    this.answerNote = decision === 'published' ? null : note;
  }

  /** Gives the opinion to another chef. What the former one answered goes. */
  giveTo(chef: Rel<Chef>): void {
    this.chef = chef;
    this.withdrawAnswer();
  }

  private putAnswer(text: string | null, now = new Date()): void {
    this.answer = text;
    this.answerState = text === null ? null : 'waiting';
    this.answerNote = null;
    this.answeredAt = text === null ? null : now;
    this.answerVersion += 1;
  }

  /**
   * Lets visitors read what the client wrote.
   * @param seen the words that staff have read
   * @throws NotVerifiedError, CommentWithheldError, WordsChangedError
   */
  publish(seen: number): void {
    if (!this.verified) throw new NotVerifiedError();
    if (this.withheld) throw new CommentWithheldError();
    if (seen !== this.wordsVersion) throw new WordsChangedError();
    this.publication = 'published';
    this.hiddenReason = null;
  }

  /**
   * Takes what the client wrote off the site, or keeps it off.
   * @throws NotVerifiedError, CommentWithheldError
   */
  hide(reason: string): void {
    if (!this.verified) throw new NotVerifiedError();
    if (this.withheld) throw new CommentWithheldError();
    this.leave('hidden', reason);
  }

  /** @throws VerifiedKeptError */
  refuseDeletion(): void {
    if (this.verified) throw new VerifiedKeptError();
  }

  /** What is not on the site is not on the home page. */
  private leave(publication: Publication, hiddenReason: string | null = null): void {
    this.publication = publication;
    this.hiddenReason = hiddenReason;
    if (this.favorite) this.toggleFavorite();
  }

  /**
   * Sets what staff wrote. It does not change whether the opinion is a favourite.
   * @throws VerifiedWordsError
   */
  describe(details: CommentDetails): void {
    if (this.verified) throw new VerifiedWordsError();
    this.put(details);
  }

  private put({ clientName, description, score }: CommentDetails): void {
    this.clientName = clientName;
    this.description = description;
    this.searchKey = commentSearchKey(clientName, description);
    this.score = score ?? this.score;
  }

  /**
   * Sets what staff wrote in the chef's form. A longer text, written on the comments screen, is accepted only
   * unchanged.
   * @throws CommentTooLongError
   */
  describeInChefForm(details: CommentDetails): void {
    const isLonger = !fits(details.description, CHEF_FORM_MAX);
    if (isLonger && details.description !== this.description) throw new CommentTooLongError(CHEF_FORM_MAX);
    this.describe(details);
  }

  /** @throws NotPublishedError, StaleVersionError */
  toggleFavorite(seen?: boolean): void {
    refuseTurned(seen, this.favorite);
    if (!this.favorite && this.publication !== 'published') throw new NotPublishedError();
    this.favorite = !this.favorite;
    this.favoriteChangedAt = new Date();
  }
}
