import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { askCreated, creationLocks } from '../../platform/database/creation-key.js';
import { insertAndAsk } from '../../platform/database/insert-at-once.js';
import { askLocked } from '../../platform/database/lock.js';
import { replacementOf } from '../../platform/database/replacement.js';
import { withinItem } from '../../platform/http/domain-error.js';
import { ChefsService, type Chef } from '../chefs/index.js';
import { Versions } from '../versions/index.js';
import { Comment, type CommentDetails } from './comment.entity.js';
import type {
  ChefCommentFormDto,
  CommentDto,
  CreateCommentDto,
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
   * @throws UnknownChefError, TooManyCommentsError
   */
  create(form: CreateCommentDto): Promise<CommentDto> {
    return this.em.transactional(async (em) => {
      const [created, chef, count] = await askLocked(em, {
        locks: creationLocks('comment', form.creation_key),
        row: { table: 'chef', id: form.chef_id },
        asked: [
          askCreated('comment', form.creation_key),
          this.chefs.askChosen(em, form.chef_id),
          this.comments.askCountOf(form.chef_id),
        ],
      });
      if (created) return this.read(em, created);
      if (count >= MAX_COMMENTS) throw new TooManyCommentsError();
      const comment = new Comment(chef, detailsOf(form), form.creation_key ?? null);
      return insertAndAsk(em, comment, [], (id) => this.comments.ask(id, (row) => this.answer(em, row)));
    });
  }

  /**
   * Replaces an opinion. It may then be about another chef.
   * @throws CommentNotFoundError, StaleVersionError, VerifiedWordsError, UnknownChefError, TooManyCommentsError
   */
  update(id: number, form: UpdateCommentDto): Promise<CommentDto> {
    return this.em.transactional(async (em) => {
      const chef = form.chef_id ? await this.chefs.lockChosen(em, form.chef_id) : undefined;
      const comment = await this.find(em, id);
      comment.beginEdit(form.version);
      comment.describe(detailsOf(form));
      if (chef && chef.id !== comment.chef.id) {
        await this.refuseCrowd(em, chef);
        comment.chef = chef;
      }
      await em.flush();
      return this.read(em, id);
    });
  }

  /** @throws CommentNotFoundError, VerifiedKeptError */
  delete(id: number): Promise<void> {
    return this.em.transactional(async (em) => {
      const comment = await this.find(em, id);
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

  /**
   * Enters what a client wrote about a chef, within the transaction of `em`.
   * @throws UnknownChefError
   */
  async enterVerified(em: EntityManager, chefId: number, details: CommentDetails): Promise<Comment> {
    const opinion = Comment.verifiedOf(await this.chefs.lockChosen(em, chefId), details);
    await em.persist(opinion).flush();
    return opinion;
  }

  /**
   * Sets what a client wrote anew, within the transaction of `em`.
   * @returns whether something changed
   * @throws CommentNotFoundError
   */
  async rewrite(em: EntityManager, id: number, details: CommentDetails): Promise<boolean> {
    const changed = (await this.find(em, id)).rewrite(details);
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
   * @throws ChefNotFoundError, CommentGoneError, StaleVersionError, CommentTooLongError, TooManyCommentsError
   */
  replaceOfChef(chefId: number, form: ReplaceChefCommentsDto): Promise<CommentDto[]> {
    return this.em.transactional(async (em) => {
      const chef = await this.chefs.lock(em, chefId);
      const current = await this.comments.lockOfChef(em, chefId);
      const { removed, listed } = replacementOf(
        current,
        form.comments,
        form.known,
        (index) => new CommentGoneError(index),
      );
      const unseen = current.length - removed.length - listed.filter(({ row }) => row).length;
      if (unseen + listed.length > MAX_COMMENTS) throw new TooManyCommentsError();
      em.remove(removed);
      for (const { item, row, index } of listed) {
        await withinItem(`comments.${index}`, () => write(em, chef, row, item));
      }
      await em.flush();
      return this.comments.byChef(em, chefId);
    });
  }

  /**
   * Locks a chef about whom an opinion comes back.
   * @throws OwnerGoneError as the opinion is written, where there is no such chef; TooManyCommentsError
   */
  async makeRoom(em: EntityManager, chefId: number): Promise<void> {
    if (await this.chefs.exists(em, chefId)) await this.refuseCrowd(em, await this.chefs.lock(em, chefId));
  }

  private change(id: number, work: (comment: Comment) => void): Promise<CommentDto> {
    return this.em.transactional(async (em) => {
      work(await this.find(em, id));
      await em.flush();
      return this.read(em, id);
    });
  }

  /**
   * Throws when the chef has too many opinions. The chef must be locked, so that nobody adds one at the same moment.
   */
  private async refuseCrowd(em: EntityManager, chef: Chef): Promise<void> {
    if ((await em.count(Comment, { chef, verified: false })) >= MAX_COMMENTS) throw new TooManyCommentsError();
  }

  private async find(em: EntityManager, id: number): Promise<Comment> {
    const comment = await this.comments.lock(em, id);
    if (!comment) throw new CommentNotFoundError();
    return comment;
  }

  private async read(em: EntityManager, id: number): Promise<CommentDto> {
    return this.answer(em, await this.comments.byId(id, em));
  }

  private answer(em: EntityManager, row: CommentDto | undefined): CommentDto {
    if (!row) throw new CommentNotFoundError();
    this.versions.know(em, 'comment', row);
    return row;
  }
}

function write(em: EntityManager, chef: Chef, row: Comment | undefined, item: ChefCommentFormDto): void {
  if (row) {
    row.beginEdit(item.version);
    row.describeInChefForm(detailsOf(item));
  } else em.persist(Comment.inChefForm(chef, detailsOf(item), item.creation_key ?? null));
}

const detailsOf = (form: CreateCommentDto | UpdateCommentDto | ChefCommentFormDto): CommentDetails => ({
  clientName: form.client_name,
  description: form.description,
  score: form.score ?? undefined,
});
