import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Mails } from '../../platform/mail/mails.js';
import { CalendarFeedsService } from '../agenda/index.js';
import { ChefNotFoundError, ChefsService } from '../chefs/index.js';
import { normalizeEmail } from '../users/index.js';
import type { ChefAccessDto } from './kitchen-access.dto.js';
import { KitchenAccessRepository } from './kitchen-access.repository.js';
import { ChefNotActiveError, KitchenAddressTakenError, NoAccessError } from './kitchen.errors.js';
import { KitchenMails } from './kitchen-mails.js';
import { KITCHEN_INVITATION } from './kitchen-mail-kinds.js';

/** What staff do with a chef's access. One transaction per method. */
@Injectable()
export class KitchenAccessService {
  constructor(
    private readonly em: EntityManager,
    private readonly accesses: KitchenAccessRepository,
    private readonly chefs: ChefsService,
    private readonly kitchenMails: KitchenMails,
    private readonly mails: Mails,
    private readonly feeds: CalendarFeedsService,
  ) {}

  /** @throws ChefNotFoundError */
  async ofChef(chefId: number): Promise<ChefAccessDto> {
    const access = await this.accesses.ofChef(chefId);
    if (!access && !(await this.chefs.exists(chefId))) throw new ChefNotFoundError();
    return { access: access ?? null, kitchen_url: this.kitchenMails.kitchenUrl };
  }

  /**
   * Gives a chef access and mails the invitation; who has access gets the mail again. It is valid even if the mail is not
   * sent.
   * @throws ChefNotFoundError, ChefNotActiveError, KitchenAddressTakenError
   */
  async invite(chefId: number): Promise<ChefAccessDto> {
    await this.em.fork().transactional(async () => {
      const chef = await this.chefs.lock(chefId);
      if (chef.state !== 'ACTIVE') throw new ChefNotActiveError();
      const has = await this.accesses.lockOfChef(chefId);
      if (!has && !(await this.accesses.give({ chef: chefId, email: normalizeEmail(chef.email) })))
        throw new KitchenAddressTakenError();
      await this.mails.again(this.em, KITCHEN_INVITATION, chefId);
    });
    await this.mails.soon(KITCHEN_INVITATION, chefId);
    return this.ofChef(chefId);
  }

  /**
   * Ends a chef's access, every session and the address of the calendar at once.
   * @throws NoAccessError
   */
  async end(chefId: number): Promise<void> {
    await this.em.fork().transactional(async () => {
      if (!(await this.remove(chefId))) throw new NoAccessError();
    });
  }

  /**
   * The same in the caller's transaction.
   * @returns whether the chef had access
   */
  async remove(chefId: number): Promise<boolean> {
    const access = await this.accesses.lockOfChef(chefId);
    if (access) {
      await this.em.remove(access).flush();
      await this.feeds.revoke(chefId);
    }
    return access !== null;
  }
}
