import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { DELETION_LOCK, takeLocks } from '../../platform/database/lock.js';
import type { Caller } from '../../platform/http/access.js';
import { Mails } from '../../platform/mail/mails.js';
import { InvitationMails } from './invitation-mails.js';
import { INVITATION } from './invitation-mail.js';
import { Person, type Invitation, type PersonState } from './person.entity.js';
import { NotAllowedError, PersonExistsError, PersonNotFoundError } from './users.errors.js';
import { PersonDto, type InvitedPersonDto, type UpdatePersonDto } from './users.dto.js';
import { UsersRepository } from './users.repository.js';

/** What administrators do with people. One transaction per method. */
@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly people: UsersRepository,
    private readonly mails: Mails,
    private readonly invitationMails: InvitationMails,
  ) {}

  /**
   * Invites a person and mails the link. The invitation is valid even if the mail is not sent.
   * @throws AlreadyInvitedError, PersonExistsError
   */
  async invite(invitation: Invitation): Promise<InvitedPersonDto> {
    const stored = await this.em.transactional(async (em) => {
      const invited = Person.invite(invitation);
      const isNew = await this.people.insertIfMissing(invited);
      const person = await this.people.byEmail(invited.email);
      // The address was taken and became free again before it could be read. A retry will show it.
      if (!person) throw new PersonExistsError();
      if (!isNew) throw person.refusalOfInvitation();
      await this.mails.again(em, INVITATION, person.id);
      return this.saved(em, person);
    });
    return this.answer(stored);
  }

  /**
   * Mails an invitation again, as it was stored.
   * @throws NotWaitingError, PersonNotFoundError, OwnRowError, NotAllowedError
   */
  async inviteAgain(id: number, caller: Caller): Promise<InvitedPersonDto> {
    const act = async (person: Person, em: EntityManager): Promise<void> => {
      person.refuseSendingInvitation();
      await this.mails.again(em, INVITATION, person.id);
      await noteDone(em, { action: 'send_again', kind: 'person', id: person.id, name: person.name });
    };
    return this.answer(await this.actOn(id, caller, act));
  }

  /** @throws StaleVersionError, ProtectedFromDemotionError, PersonNotFoundError, OwnRowError, NotAllowedError */
  update(id: number, edit: UpdatePersonDto, caller: Caller): Promise<PersonDto> {
    return this.actOn(id, caller, (person) => person.edit(edit));
  }

  /** @throws ProtectedFromDeactivationError, StaleVersionError, PersonNotFoundError, OwnRowError, NotAllowedError */
  toggleState(id: number, caller: Caller, seen?: PersonState | null): Promise<PersonDto> {
    return this.actOn(id, caller, (person) => person.toggleState(seen));
  }

  async delete(id: number, caller: Caller): Promise<void> {
    const remove = (person: Person, em: EntityManager): void => {
      person.refuseDeletion();
      em.remove(person);
    };
    // Requests and their activities name people.
    await this.actOn(id, caller, remove, (em) => takeLocks(em, [DELETION_LOCK]));
  }

  /** Sets whether the caller gets 'Hoy' by mail. */
  async wantTodayMail({ id }: Caller, wanted: boolean): Promise<void> {
    await this.em.transactional(async (em) => {
      const person = await em.findOne(Person, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (person) person.todayMail = wanted;
    });
  }

  /** The way in which the invitation reaches the person. */
  private async answer(person: PersonDto): Promise<InvitedPersonDto> {
    const mail = await this.mails.soon(INVITATION, person.id);
    const sent = mail?.state === 'sent';
    return {
      ...person,
      invitation_mailed_at: sent ? mail.settled_at : person.invitation_mailed_at,
      invitation_mail: mail,
      mail_sent: sent,
      login_url: this.invitationMails.loginUrl,
    };
  }

  /**
   * Changes another person's row. Checks under a lock that the caller is still an active administrator: the guard
   * checked before the lock, and the other may have demoted the caller since.
   * @param lockFirst takes locks that precede people in the lock order
   */
  private actOn(
    id: number,
    { id: callerId }: Caller,
    act: (person: Person, em: EntityManager) => Promise<void> | void,
    lockFirst?: (em: EntityManager) => Promise<void>,
  ): Promise<PersonDto> {
    return this.em.transactional(async (em) => {
      await lockFirst?.(em);
      const { caller, other } = await this.people.lockBoth(callerId, id);
      if (!caller) throw new NotAllowedError();
      if (!other) throw new PersonNotFoundError();
      caller.refuseActingOn(other);
      await act(other, em);
      return this.saved(em, other);
    });
  }

  /** The row as stored after the commit. */
  private async saved(em: EntityManager, person: Person): Promise<PersonDto> {
    await em.flush();
    return PersonDto.from(person, await this.mails.of(em, INVITATION, person.id));
  }
}
