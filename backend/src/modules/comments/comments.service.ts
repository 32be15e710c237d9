import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { createdBefore, creationOf } from '../../platform/database/creation-key.js';
import { replacementOf, type SetItem } from '../../platform/database/replacement.js';
import { withinItem } from '../../platform/http/answer/domain-error.js';
import { ChefsService, type Chef } from '../chefs/index.js';
import { Versions } from '../versions/index.js';
import { Comment, type CommentDetails } from './comment.entity.js';
import type {
  ChefCommentFormDto,
  CommentDto,
  CreateCommentDto,
  DecideAnswerDto,
  HideCommentDto,
  PublishCommentDto,
  ReplaceChefCommentsDto,
  UpdateCommentDto,
} from './comments.dto.js';
import { CommentGoneError, CommentNotFoundError, MAX_COMMENTS, TooManyCommentsError } from './comments.errors.js';
import { CommentsRepository } from './comments.repository.js';

/**
 * What staff do with opinions. Each method is one transaction. Adding opinions locks the chef first, changing one locks
 * the opinion: always in this order.
 */
@Injectable()
export class CommentsService {
  constructor(
    private readonly em: EntityManager,
    private readonly comments: CommentsRepository,
    private readonly chefs: ChefsService,
    private readonly versions: Versions,
  ) {}

  /**
   * Enters an opinion. A second creation with the same key changes nothing and returns the stored one.
   * @throws UnknownChefError, TooManyCommentsError, KeyReusedError
   */
  create(form: CreateCommentDto): Promise<CommentDto> {
    const creation = creationOf(form.creation_key, form);
    return this.em.transactional(async (em) => {
      const created = await createdBefore(em, 'comment', creation);
      const chef = await this.chefs.lockChosen(form.chef_id);
      if (created) return this.read(em, created);
      await this.refuseCrowd(chef);
      const comment = new Comment(chef, detailsOf(form), creation);
      await em.persist(comment).flush();
      return this.read(em, comment.id);
    });
  }

  /**
   * Replaces an opinion. It may then be about another chef.
   * @throws CommentNotFoundError, StaleVersionError, VerifiedWordsError, UnknownChefError, TooManyCommentsError
   */
  update(id: number, form: UpdateCommentDto): Promise<CommentDto> {
    return this.em.transactional(async (em) => {
      const chef = form.chef_id ? await this.chefs.lockChosen(form.chef_id) : undefined;
      const comment = await this.comments.lock(id);
      comment.beginEdit(form.version);
      comment.describe(detailsOf(form));
      if (chef && chef.id !== comment.chef.id) {
        await this.refuseCrowd(chef);
        comment.giveTo(chef);
      }
      await em.flush();
      return this.read(em, id);
    });
  }

  /** @throws CommentNotFoundError, VerifiedKeptError */
  delete(id: number): Promise<void> {
    return this.em.transactional(async (em) => {
      const comment = await this.comments.lock(id);
      comment.refuseDeletion();
      em.remove(comment);
    });
  }

  /** @throws CommentNotFoundError, NotVerifiedError, WordsChangedError */
  publish(id: number, { words_version }: PublishCommentDto): Promise<CommentDto> {
    return this.change(id, (comment) => comment.publish(words_version));
  }

  /** @throws CommentNotFoundError, NotVerifiedError */
  hide(id: number, { reason }: HideCommentDto): Promise<CommentDto> {
    return this.change(id, (comment) => comment.hide(reason));
  }

  /** @throws CommentNotFoundError, AnswerMissingError, CommentWithheldError, AnswerChangedError, AnswerNoteMissingError */
  decideAnswer(id: number, { decision, answer_version: seen, note }: DecideAnswerDto): Promise<CommentDto> {
    return this.change(id, (comment) => comment.decideAnswer(decision, seen, note ?? null));
  }

  /**
   * A chef answers an opinion that visitors read about them, or takes the answer back with null.
   * @param seen the version of the answer that the chef saw; 0 where there was none
   * @throws CommentNotFoundError also for opinions about others, StaleVersionError
   */
  answer(id: number, chefId: number, text: string | null, seen = 0): Promise<void> {
    return this.em.transactional(async (em) => {
      const comment = await this.comments.lock(id);
      if (!comment.isReadAbout(chefId)) throw new CommentNotFoundError();
      if (text === null) comment.withdrawAnswer();
      else comment.answerWith(text, seen);
      await em.flush();
    });
  }

  /**
   * Enters what a client wrote about a chef, within the transaction of `em`.
   * @throws UnknownChefError
   */
  async enterVerified(em: EntityManager, chefId: number, details: CommentDetails): Promise<Comment> {
    const opinion = Comment.verifiedOf(await this.chefs.lockChosen(chefId), details);
    await em.persist(opinion).flush();
    return opinion;
  }

  /**
   * Sets what a client rewrote, within the transaction of `em`.
   * @returns whether something changed
   * @throws CommentNotFoundError
   */
  async rewrite(em: EntityManager, id: number, details: CommentDetails): Promise<boolean> {
    const changed = (await this.comments.lock(id)).rewrite(details);
    await em.flush();
    return changed;
  }

  /** @throws CommentNotFoundError, NotPublishedError, StaleVersionError */
  toggleFavorite(id: number, seen?: boolean): Promise<CommentDto> {
    return this.change(id, (comment) => comment.toggleFavorite(seen));
  }

  /**
   * Makes what staff entered about a chef that of the form. When one is refused, nothing is changed. Opinions that stay keep
   * whether they are favourites, and what clients wrote stays.
   * @throws ChefNotFoundError, CommentGoneError, StaleVersionError, CommentTooLongError, TooManyCommentsError,
   * KeyReusedError
   */
  replaceOfChef(chefId: number, form: ReplaceChefCommentsDto): Promise<CommentDto[]> {
    return this.em.transactional(async (em) => {
      const chef = await this.chefs.lock(chefId);
      const current = await this.comments.lockOfChef(chefId);
      const { removed, listed } = replacementOf(
        current,
        form.comments.map((item) => ({ ...item, creation: creationOf(item.creation_key, item) })),
        form.known,
        (index) => new CommentGoneError(index),
      );
      const unseen = current.length - removed.length - listed.filter(({ row }) => row).length;
      if (unseen + listed.length > MAX_COMMENTS) throw new TooManyCommentsError();
      em.remove(removed);
      for (const { item, row, again, index } of listed) {
        if (!again) await withinItem(`comments.${index}`, () => write(em, chef, row, item));
      }
      await em.flush();
      return this.comments.byChef(chefId);
    });
  }

  /**
   * Locks a chef about whom an opinion comes back.
   * @throws OwnerGoneError as the opinion is written, where there is no such chef; TooManyCommentsError
   */
  async makeRoom(chefId: number): Promise<void> {
    if (await this.chefs.exists(chefId)) await this.refuseCrowd(await this.chefs.lock(chefId));
  }

  private change(id: number, work: (comment: Comment) => void): Promise<CommentDto> {
    return this.em.transactional(async (em) => {
      work(await this.comments.lock(id));
      await em.flush();
      return this.read(em, id);
    });
  }

  /** Refuses another opinion of a chef with too many. The chef must be locked, so that nobody adds one meanwhile. */
  private async refuseCrowd(chef: Chef): Promise<void> {
    if ((await this.comments.count({ chef, verified: false })) >= MAX_COMMENTS) throw new TooManyCommentsError();
  }

  private async read(em: EntityManager, id: number): Promise<CommentDto> {
    const row = await this.comments.byId(id);
    if (!row) throw new CommentNotFoundError();
    this.versions.know(em, 'comment', row);
    return row;
  }
}

function write(em: EntityManager, chef: Chef, row: Comment | undefined, item: ChefCommentFormDto & SetItem): void {
  if (row) {
    row.beginEdit(item.version);
    row.describeInChefForm(detailsOf(item));
  } else em.persist(Comment.inChefForm(chef, detailsOf(item), item.creation));
}

const detailsOf = (form: CreateCommentDto | UpdateCommentDto | ChefCommentFormDto): CommentDetails => ({
  clientName: form.client_name,
  description: form.description,
  score: form.score ?? undefined,
});
