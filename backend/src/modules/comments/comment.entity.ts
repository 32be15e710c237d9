import { type Opt, type Rel } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { nameKey } from '../../platform/database/name-key.js';
import { SPANISH_ORDER } from '../../platform/database/spanish-order.js';
import { fits } from '../../platform/http/text.js';
import { Chef } from '../chefs/index.js';
import { CommentTooLongError } from './comments.errors.js';

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

/** A client's opinion of a chef, entered by staff. */
@Entity()
@Check({ name: 'comment_score_check', expression: 'score >= 0.0 and score <= 5.0 and score % 0.5 = 0.0' })
@Index({ name: 'comment_favorite_index', properties: ['favoriteChangedAt', 'id'], where: 'favorite' })
@Index({ properties: ['chef', 'id'] })
@Index({ properties: ['clientName', 'id'] })
@Index({ properties: ['score', 'id'] })
@Index({
  name: 'comment_search_index',
  expression: 'create index "comment_search_index" on "comment" using gin ("search_key" gin_trgm_ops)',
})
export class Comment extends BaseEntity {
  @ManyToOne(() => Chef, { deleteRule: 'cascade' })
  chef: Rel<Chef>;

  /** Made by the form that created it. A creation that arrives twice is stored once. Null when none was sent. */
  @Property({ type: 'uuid', nullable: true })
  @Unique()
  creationKey: Opt<string> | null;

  @Property({ type: 'string', length: 200, collation: SPANISH_ORDER })
  clientName!: string;

  @Property({ type: 'string', length: 300 })
  description!: string;

  /** The client's name and the text without case and accents, for the back-office's search. */
  @Property({ type: 'text' })
  searchKey!: string;

  /** 0 to 5 in half steps, as an exact decimal. */
  @Property({ type: 'decimal', precision: 2, scale: 1, runtimeType: 'number', default: 0 })
  score: Opt<number> = 0;

  @Property({ type: 'boolean', default: false })
  favorite: Opt<boolean> = false;

  /** When it last became or stopped being a favourite. The home page shows the newest first. */
  @Property({ type: 'Date', defaultRaw: 'now()' })
  favoriteChangedAt: Opt<Date> = new Date();

  constructor(chef: Rel<Chef>, details: CommentDetails, creationKey: string | null = null) {
    super();
    this.creationKey = creationKey;
    this.chef = chef;
    this.describe(details);
  }

  /**
   * Creates an opinion from the chef's form.
   * @throws CommentTooLongError
   */
  static inChefForm(chef: Rel<Chef>, details: CommentDetails, creationKey: string | null = null): Comment {
    if (!fits(details.description, CHEF_FORM_MAX)) throw new CommentTooLongError(CHEF_FORM_MAX);
    return new Comment(chef, details, creationKey);
  }

  /** Sets what staff wrote. It does not change whether the opinion is a favourite. */
  describe({ clientName, description, score }: CommentDetails): void {
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

  toggleFavorite(): void {
    this.favorite = !this.favorite;
    this.favoriteChangedAt = new Date();
  }
}
