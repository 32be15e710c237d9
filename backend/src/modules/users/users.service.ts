import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '../../platform/http/access.js';
import { InvitationLetters } from './invitation-letters.js';
import { Person, type Invitation } from './person.entity.js';
import { NotAllowedError, PersonNotFoundError } from './users.errors.js';
import { PersonDto, type InvitedPersonDto, type UpdatePersonDto } from './users.dto.js';
import { UsersRepository } from './users.repository.js';

/** What administrators do with people. One transaction per method. */
@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly people: UsersRepository,
    private readonly letters: InvitationLetters,
  ) {}

  /**
   * Invites someone, or corrects the invitation of someone who has not signed in yet, and mails how to get in. The
   * invitation holds whether or not the mail goes out.
   * @throws PersonExistsError
   */
  async invite(invitation: Invitation): Promise<InvitedPersonDto> {
    const person = await this.storeInvitation(invitation);
    return { ...person, mail_sent: await this.letters.send(person), login_url: this.letters.loginUrl };
  }

  update(id: number, { name, role }: UpdatePersonDto, caller: Caller): Promise<PersonDto> {
    return this.actOn(id, caller, (person) => {
      person.changeRole(role);
      if (name) person.rename(name);
    });
  }

  toggleState(id: number, caller: Caller): Promise<PersonDto> {
    return this.actOn(id, caller, (person) => person.toggleState());
  }

  async delete(id: number, caller: Caller): Promise<void> {
    await this.actOn(id, caller, (person, em) => {
      person.refuseDeletion();
      em.remove(person);
    });
  }

  private storeInvitation(invitation: Invitation): Promise<PersonDto> {
    return this.em.transactional(async (em) => {
      const invited = Person.invite(invitation);
      await this.people.insertIfMissing(em, invited);
      const person = await this.people.lockByEmail(em, invited.email);
      person.inviteAgain(invitation);
      return saved(em, person);
    });
  }

  /**
   * Changes another person's row, having made sure under a lock that the caller is still an active administrator: the
   * guard looked before the lock, and meanwhile the other one may have demoted the caller.
   */
  private actOn(
    id: number,
    { id: callerId }: Caller,
    act: (person: Person, em: EntityManager) => void,
  ): Promise<PersonDto> {
    return this.em.transactional(async (em) => {
      const { caller, other } = await this.people.lockBoth(em, callerId, id);
      if (!caller) throw new NotAllowedError();
      if (!other) throw new PersonNotFoundError();
      caller.refuseActingOn(other);
      act(other, em);
      return saved(em, other);
    });
  }
}

/** What the database holds once the transaction commits. */
async function saved(em: EntityManager, person: Person): Promise<PersonDto> {
  await em.flush();
  return PersonDto.from(person);
}
