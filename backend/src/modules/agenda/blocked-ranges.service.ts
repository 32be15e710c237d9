import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { createdBefore, creationOf } from '../../platform/database/creation-key.js';
import { UnknownChefError, type Chef } from '../chefs/index.js';
import type { BlockedRangeDto, CreateBlockedRangeDto, UpdateBlockedRangeDto } from './agenda-staff.dto.js';
import { AgendaEntriesRepository } from './agenda-entries.repository.js';
import { BlockNotFoundError } from './agenda.errors.js';
import { AgendaRepository } from './agenda.repository.js';
import { BlockedRange, type BlockDetails } from './blocked-range.entity.js';

/** Days on which chefs are not available. Each method is one transaction. */
@Injectable()
export class BlockedRangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly rows: AgendaRepository,
    private readonly entries: AgendaEntriesRepository,
  ) {}

  /**
   * Blocks days of a chef. A second creation with the same key changes nothing and returns what is stored.
   * @throws UnknownChefError, BlockTurnedRoundError, BlockTooLongError, KeyReusedError
   */
  create(form: CreateBlockedRangeDto): Promise<BlockedRangeDto> {
    return this.em.transactional(async (em) => {
      const creation = creationOf(form.creation_key, form);
      const created = await createdBefore(em, 'blocked_range', creation);
      if (created) return this.read(created);
      const block = new BlockedRange(await this.chef(form.chef_id), detailsOf(form), creation);
      await em.persist(block).flush();
      return this.read(block.id);
    });
  }

  /** @throws BlockNotFoundError, UnknownChefError, StaleVersionError, BlockTurnedRoundError, BlockTooLongError */
  update(id: number, form: UpdateBlockedRangeDto): Promise<BlockedRangeDto> {
    return this.em.transactional(async (em) => {
      const chef = await this.chef(form.chef_id);
      const block = await this.find(id);
      block.beginEdit(form.version);
      block.chef = chef;
      block.describe(detailsOf(form));
      // What staff rewrote is theirs from now on, and no day of a weekly rule.
      block.byChef = block.weekly = false;
      await em.flush();
      return this.read(id);
    });
  }

  /** @throws BlockNotFoundError */
  async delete(id: number): Promise<void> {
    await this.em.transactional(async (em) => em.remove(await this.find(id)));
  }

  private async chef(id: number): Promise<Chef> {
    const chef = await this.rows.lockChef(id);
    if (!chef) throw new UnknownChefError();
    return chef;
  }

  private async find(id: number): Promise<BlockedRange> {
    const block = await this.rows.lockBlock(id);
    if (!block) throw new BlockNotFoundError();
    return block;
  }

  private async read(id: number): Promise<BlockedRangeDto> {
    const row = await this.entries.block(id);
    if (!row) throw new BlockNotFoundError();
    return row;
  }
}

const detailsOf = (form: CreateBlockedRangeDto | UpdateBlockedRangeDto): BlockDetails => ({
  firstDay: form.first_day,
  lastDay: form.last_day,
  reason: form.reason,
});
