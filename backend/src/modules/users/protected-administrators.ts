import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import { normalizeEmail } from './email.js';
import { Person } from './person.entity.js';
import { UsersRepository } from './users.repository.js';

/**
 * Makes the configured addresses administrators at each start: created if missing, ADMIN, ACTIVE and protected. An
 * address that is not configured any more is not protected. Several replicas may do this at once.
 */
@Injectable()
export class ProtectedAdministrators implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly em: EntityManager,
    private readonly people: UsersRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const configured = [...new Set(this.env.PROTECTED_ADMINS.map(normalizeEmail))].sort();
    await this.em.transactional(async () => {
      for (const email of configured)
        await this.people.insertIfMissing(Person.invite({ name: nameFrom(email), email, role: 'ADMIN' }));
      for (const person of await this.people.lockProtected(configured)) {
        if (configured.includes(person.email)) person.protect();
        else person.unprotect();
      }
    });
  }
}

/** A name for a person of whom only the address is known: 'martina.leiva@…' → 'Martina Leiva'. */
export function nameFrom(email: string): string {
  const words = email
    .slice(0, email.lastIndexOf('@'))
    .split(/[._+-]+/)
    .filter((word) => word !== '');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ') || email;
}
