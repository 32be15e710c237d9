import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../platform/database/database-clock.js';
import type { RawJson } from '../../platform/http/answer/raw-json.js';
import { Links } from '../../platform/links/links.js';
import { LinkNotFoundError } from '../../platform/links/links.errors.js';
import { ChefNotFoundError, ChefPageRepository, type PublicChefDto } from '../chefs/index.js';
import { ProposalNotFoundError, ProposalPageRepository, type PublicProposalDto } from '../proposals/index.js';
import { PREVIEW_LINKS, type PreviewKind } from './preview-links.js';
import type { PreviewLinkDto } from './previews.dto.js';

const HOUR = 60 * 60 * 1_000;

/** For how long a shared link serves, from the last time it was asked for. */
const SHARED_FOR = 7 * 24 * HOUR;

/** For how long staff look by theirs. */
const LOOKED_FOR = HOUR;

/** Public pages of what is saved, before visitors see them. */
@Injectable()
export class Previews {
  constructor(
    private readonly em: EntityManager,
    private readonly links: Links,
    private readonly chefs: ChefPageRepository,
    private readonly proposals: ProposalPageRepository,
  ) {}

  /** The link for people without an account, the same until it is revoked. */
  share(kind: PreviewKind, id: number): Promise<PreviewLinkDto> {
    return this.give(kind, 'shared', id, SHARED_FOR);
  }

  /** A link for staff themselves. */
  look(kind: PreviewKind, id: number): Promise<PreviewLinkDto> {
    return this.give(kind, 'look', id, LOOKED_FOR);
  }

  /** Ends the shared link at once. */
  async revoke(kind: PreviewKind, id: number): Promise<void> {
    await this.refuseUnknown(kind, id);
    await this.em.transactional((em) => this.links.revoke(em, PREVIEW_LINKS[kind].shared, id));
  }

  /** @throws LinkNotFoundError */
  async chef(token: unknown): Promise<RawJson<PublicChefDto>> {
    const chef = await this.chefs.byId(await this.subjectOf('chef', token));
    if (!chef) throw new LinkNotFoundError();
    return chef;
  }

  /** @throws LinkNotFoundError */
  async experience(token: unknown): Promise<RawJson<PublicProposalDto>> {
    const experience = await this.proposals.byId(await this.subjectOf('proposal', token));
    if (!experience) throw new LinkNotFoundError();
    return experience;
  }

  private async give(kind: PreviewKind, which: 'shared' | 'look', id: number, life: number): Promise<PreviewLinkDto> {
    await this.refuseUnknown(kind, id);
    return this.em.transactional(async (em) => {
      const until = new Date((await databaseNow(em)).getTime() + life);
      const url = await this.links.give(em, PREVIEW_LINKS[kind][which], id, until);
      return { url, until: until.toISOString() };
    });
  }

  private async subjectOf(kind: PreviewKind, token: unknown): Promise<number> {
    const { shared, look } = PREVIEW_LINKS[kind];
    try {
      return await this.links.subjectOf(shared, token);
    } catch (error) {
      if (!(error instanceof LinkNotFoundError)) throw error;
      return this.links.subjectOf(look, token);
    }
  }

  private async refuseUnknown(kind: PreviewKind, id: number): Promise<void> {
    if (kind === 'chef' && !(await this.chefs.byId(id))) throw new ChefNotFoundError();
    if (kind === 'proposal' && !(await this.proposals.byId(id))) throw new ProposalNotFoundError();
  }
}
