import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { becomePerson } from '../../../platform/audit/author.js';
import { countingRefusals, noteDone } from '../../../platform/audit/audit.repository.js';
import type { Caller } from '../../../platform/http/access.js';
import { CheckedCredentials } from '../google/checked-credentials.js';
import type { Credential } from '../google/credential-verifier.js';
import { normalizeEmail } from '../email.js';
import type { Person } from '../person.entity.js';
import { OtherAccountError, UnknownPersonError } from '../users.errors.js';
import { UsersRepository } from '../users.repository.js';
import { SessionDto, type LoginDto, type OwnSessionDto } from './session.dto.js';
import { SessionTokens } from './session-tokens.js';
import { SessionsRepository } from './sessions.repository.js';

/** Signing in and out. */
@Injectable()
export class SessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly credentials: CheckedCredentials,
    private readonly tokens: SessionTokens,
    private readonly sessions: SessionsRepository,
    private readonly people: UsersRepository,
  ) {}

  /**
   * Signs a person in with a Google credential.
   * @param isOwnNonce whether a nonce was given to this browser: a credential that somebody else obtained is refused,
   * so that no other site can sign a visitor in as another person
   * @param device browser and system in words
   * @throws InvalidCredentialError, UnverifiedEmailError, KeysUnavailableError
   * @throws UnknownPersonError, InactivePersonError, OtherAccountError
   */
  login(
    form: LoginDto,
    isOwnNonce: (nonce: string) => boolean,
    device: string,
  ): Promise<{ session: SessionDto; nonce: string }> {
    return countingRefusals(this.em, async () => {
      const verified = await this.credentials.check(form, isOwnNonce);
      const session = await this.em.transactional(async (em) => {
        const person = await this.signIn(em, verified);
        const token = this.tokens.issue(person);
        const claims = this.tokens.read(token);
        if (claims) await this.sessions.begin(claims, device);
        return SessionDto.of(person, token);
      });
      return { session, nonce: verified.nonce };
    });
  }

  /** The caller's sessions that still work. */
  own(caller: Caller): Promise<OwnSessionDto[]> {
    return this.sessions.ofPerson(caller);
  }

  /** Ends another session of the caller, or all others. Nobody else's is touched. */
  endOthers(caller: Caller, only?: string): Promise<void> {
    return this.em.transactional(() => this.sessions.endOthers(caller, only));
  }

  /** Ends the caller's token before it expires. */
  logout(caller: Caller): Promise<void> {
    return this.em.transactional(() => this.sessions.end(caller));
  }

  /** The active person to whom a request's Authorization header belongs, read from the database. */
  async callerOf(authorization: string | undefined): Promise<Caller | undefined> {
    const claims = this.tokens.fromHeader(authorization);
    return claims ? this.sessions.callerOf(claims) : undefined;
  }

  /** Whether the token of an Authorization header is ours, even if it has ended. The database is not asked. */
  wasIssued(authorization: string | undefined): boolean {
    return this.tokens.wasIssued(authorization);
  }

  private async signIn(em: EntityManager, credential: Credential): Promise<Person> {
    await this.credentials.use(credential);
    const { email, sub } = credential;
    const stored = normalizeEmail(email);
    const concerned = await this.people.lockForSignIn(stored, sub);
    const person = concerned.find((candidate) => candidate.email === stored);
    if (!person) throw new UnknownPersonError();
    if (concerned.length > 1) throw new OtherAccountError();
    person.signIn(sub);
    becomePerson(person);
    await noteDone(em, { action: 'sign_in', kind: 'session', id: person.id, name: person.name });
    await em.flush();
    return person;
  }
}
