import { Injectable } from '@nestjs/common';
import { CreateRequestContext } from '@mikro-orm/decorators/legacy';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { Links } from '../../platform/links/links.js';
import { Agenda } from '../agenda/index.js';
import { CommentsService, type CommentDetails } from '../comments/index.js';
import { QuoteRequestActivity, QuotesRepository, type QuoteRequest } from '../quotes/index.js';
import { eveningOf } from './evening-of.js';
import { OPINION_LINK } from './opinion-link.js';
import { givableUntil, Opinion } from './opinion.entity.js';
import type { GiveOpinionDto, OpinionLinkDto, OpinionPageDto } from './opinions.dto.js';
import { NoOpinionError } from './opinions.errors.js';
import { OpinionsRepository } from './opinions.repository.js';
import { shownName } from './shown-name.js';

const CLIENT = { actor: 'client' } as const;

/** What a client does through the link that asks for an opinion. Any problem with the link is a 404. */
@Injectable()
export class OpinionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly opinions: OpinionsRepository,
    private readonly quotes: QuotesRepository,
    private readonly comments: CommentsService,
    private readonly agenda: Agenda,
    private readonly links: Links,
  ) {}

  /** @throws LinkNotFoundError, LinkSuspendedError */
  @CreateRequestContext()
  async page(token: string): Promise<OpinionPageDto> {
    const id = await this.links.subjectOf(OPINION_LINK, token);
    const request = await this.opinions.request(id);
    const opinion = await this.opinions.ofRequest(id);
    if (!request) throw new LinkNotFoundError();
    return this.shown(request, opinion);
  }

  /**
   * The client's link, for staff to send.
   * @throws QuoteRequestNotFoundError, RequestErasedError, RequestBlockedError, NoOpinionError
   */
  link(id: number): Promise<OpinionLinkDto> {
    return this.em.transactional(async (em) => {
      (await this.quotes.lock(id)).refuseUse('hand');
      const request = await this.opinions.request(id);
      const chef = request && (await eveningOf(em, this.agenda, request)).chef;
      const opinion = await this.opinions.ofRequest(id);
      const now = await databaseNow(em);
      const until = opinion?.changeableUntil ?? givableUntil(now);
      if (!chef || until <= now || (opinion && !opinion.comment)) throw new NoOpinionError();
      return { url: await this.links.give(em, OPINION_LINK, id, until) };
    });
  }

  /**
   * Stores or replaces the opinion. Idempotent: a retry is stored once.
   * @throws LinkNotFoundError, LinkSuspendedError
   */
  async give(token: string, { client_name: clientName, score, description }: GiveOpinionDto): Promise<OpinionPageDto> {
    const id = await this.links.subjectOf(OPINION_LINK, token);
    const details = { clientName, score, description };
    return this.em.transactional(async () => {
      // The second of two waits here and finds the first one's opinion.
      await this.opinions.lockRequest(id);
      const request = await this.opinions.request(id);
      if (!request) throw new LinkNotFoundError();
      request.refuseUse('client');
      const given = await this.opinions.ofRequest(id);
      const opinion = given ?? (await this.enter(request, details));
      if (given) await this.rewrite(given, details);
      return this.shown(request, opinion);
    });
  }

  private async enter(request: QuoteRequest, details: CommentDetails): Promise<Opinion> {
    const { chef } = await eveningOf(this.em, this.agenda, request);
    if (!chef) throw new LinkNotFoundError();
    const comment = await this.comments.enterVerified(this.em, chef.id, details);
    const opinion = new Opinion(request, comment);
    await this.em.persist([opinion, new QuoteRequestActivity(request, 'opinion_given', CLIENT, null)]).flush();
    await this.links.give(this.em, OPINION_LINK, request.id, opinion.changeableUntil);
    return opinion;
  }

  private async rewrite({ comment, quoteRequest, changeableUntil }: Opinion, details: CommentDetails) {
    if (!comment || changeableUntil <= (await databaseNow(this.em))) throw new LinkNotFoundError();
    const changed = await this.comments.rewrite(this.em, comment.id, details);
    if (changed) this.em.persist(new QuoteRequestActivity(quoteRequest, 'opinion_changed', CLIENT, null));
    await this.em.flush();
  }

  private async shown(request: QuoteRequest, opinion: Opinion | null): Promise<OpinionPageDto> {
    const { day, chef } = await eveningOf(this.em, this.agenda, request);
    const comment = opinion?.comment;
    if (!chef || (opinion && !comment)) throw new LinkNotFoundError();
    return {
      chef_name: chef.chefName,
      chef_slug: chef.state === 'ACTIVE' ? chef.slug : null,
      day,
      client_name: comment?.clientName ?? shownName(request.name),
      score: comment?.score ?? null,
      description: comment?.description ?? null,
      publication: comment?.publication ?? null,
      changeable_until: opinion?.changeableUntil.toISOString() ?? null,
    };
  }
}
