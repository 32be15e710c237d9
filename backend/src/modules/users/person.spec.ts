import { describe, expect, it } from '@jest/globals';
import { StaleVersionError } from '../../platform/database/versioned.entity.js';
import { Person, type PersonState } from './person.entity.js';
import {
  AlreadyInvitedError,
  InactivePersonError,
  NotAllowedError,
  NotWaitingError,
  OtherAccountError,
  OwnRowError,
  PersonExistsError,
  ProtectedFromDeactivationError,
  ProtectedFromDeletionError,
  ProtectedFromDemotionError,
} from './users.errors.js';

function person(given: Partial<Person> = {}): Person {
  const invited = Person.invite({ name: 'Ana', email: 'ana@cocina.example', role: 'USER' });
  return Object.assign(invited, { id: 1 }, given);
}

const protectedAdmin = (): Person => person({ role: 'ADMIN', state: 'ACTIVE', protected: true });

describe('an invitation', () => {
  it('waits for the person, under an address without case', () => {
    expect(Person.invite({ name: 'Ana', email: ' Ana@Cocina.Example ', role: 'USER' })).toMatchObject({
      email: 'ana@cocina.example',
      state: 'PENDING',
      googleSub: null,
      protected: false,
    });
  });

  it('does not take the Kelvin sign for a k', () => {
    expect(Person.invite({ name: 'K', email: '\u212A@cocina.example', role: 'USER' }).email).toBe(
      '\u212A@cocina.example',
    );
  });

  it('can be sent again until it is answered, and nobody else gets the address meanwhile', () => {
    expect(() => person().refuseSendingInvitation()).not.toThrow();
    expect(person().refusalOfInvitation()).toBeInstanceOf(AlreadyInvitedError);
  });

  it.each<PersonState>(['ACTIVE', 'INACTIVE'])('is refused for a person who is %s', (state) => {
    const known = person({ state });
    expect(() => known.refuseSendingInvitation()).toThrow(NotWaitingError);
    expect(known.refusalOfInvitation()).toBeInstanceOf(PersonExistsError);
  });
});

describe('a name', () => {
  it('is found with the address, without case and accents, also after it changed', () => {
    const invited = Person.invite({ name: 'Íñigo Muñoz', email: 'ana@cocina.example', role: 'USER' });
    expect(invited).toMatchObject({ name: 'Íñigo Muñoz', searchKey: 'inigo munoz ana@cocina.example' });
    invited.rename('Ñusta');
    expect(invited).toMatchObject({ name: 'Ñusta', searchKey: 'nusta ana@cocina.example' });
  });
});

describe('signing in', () => {
  it('makes an invited person active and binds the account', () => {
    const invited = person();
    invited.signIn('account-1');
    expect(invited).toMatchObject({ state: 'ACTIVE', googleSub: 'account-1' });
  });

  it('works again with the same account and with no other', () => {
    const known = person({ state: 'ACTIVE', googleSub: 'account-1' });
    expect(() => known.signIn('account-1')).not.toThrow();
    expect(() => known.signIn('account-2')).toThrow(OtherAccountError);
    expect(known.googleSub).toBe('account-1');
  });

  it('is refused when inactive, without binding the account', () => {
    const inactive = person({ state: 'INACTIVE' });
    expect(() => inactive.signIn('account-1')).toThrow(InactivePersonError);
    expect(inactive).toMatchObject({ state: 'INACTIVE', googleSub: null });
  });
});

describe('the state', () => {
  it.each<[PersonState, PersonState]>([
    ['PENDING', 'INACTIVE'],
    ['ACTIVE', 'INACTIVE'],
    ['INACTIVE', 'ACTIVE'],
  ])('%s becomes %s', (from, to) => {
    const toggled = person({ state: from });
    toggled.toggleState();
    expect(toggled.state).toBe(to);
  });

  it.each<PersonState>(['PENDING', 'ACTIVE'])('%s comes back when a deactivation is taken back', (state) => {
    const toggled = person({ state });
    toggled.toggleState();
    toggled.toggleState();
    expect(toggled).toMatchObject({ state, deactivatedFrom: null });
  });

  it('that somebody else has changed stays as it is', () => {
    const toggled = person({ state: 'INACTIVE' });
    expect(() => toggled.toggleState('ACTIVE')).toThrow(StaleVersionError);
    expect(toggled.state).toBe('INACTIVE');
  });

  it('taken back leaves the sessions of before ended', () => {
    const toggled = person({ state: 'ACTIVE' });
    const { sessionEpoch } = toggled;
    toggled.toggleState();
    toggled.toggleState();
    expect(toggled.sessionEpoch).not.toBe(sessionEpoch);
  });
});

describe('a protected administrator', () => {
  it('cannot be deactivated, deleted or demoted', () => {
    const admin = protectedAdmin();
    expect(() => admin.toggleState()).toThrow(new ProtectedFromDeactivationError());
    expect(() => admin.refuseDeletion()).toThrow(new ProtectedFromDeletionError());
    expect(() => admin.edit({ role: 'USER' })).toThrow(new ProtectedFromDemotionError());
    expect(admin).toMatchObject({ role: 'ADMIN', state: 'ACTIVE', protected: true });
  });

  it('may keep the role', () => {
    expect(() => protectedAdmin().edit({ role: 'ADMIN' })).not.toThrow();
  });

  it.each<PersonState>(['PENDING', 'INACTIVE'])('is what a %s person becomes', (state) => {
    const chosen = person({ state });
    chosen.protect();
    expect(chosen).toMatchObject({ role: 'ADMIN', state: 'ACTIVE', protected: true });
  });

  it('is like the others after leaving the configuration', () => {
    const admin = protectedAdmin();
    admin.unprotect();
    admin.edit({ role: 'USER' });
    admin.toggleState();
    expect(() => admin.refuseDeletion()).not.toThrow();
    expect(admin).toMatchObject({ role: 'USER', state: 'INACTIVE' });
  });
});

describe('the version of a person', () => {
  const versionAfter = (act: (one: Person) => void, changes: Partial<Person> = {}): number => {
    const changed = person({ state: 'ACTIVE', ...changes });
    act(changed);
    return changed.version;
  };

  it('is raised by whatever changes the name or the role', () => {
    expect(versionAfter((one) => one.edit({ role: 'ADMIN' }))).toBe(2);
    expect(versionAfter((one) => one.edit({ name: 'Eva', role: 'USER', version: 1 }))).toBe(2);
    expect(versionAfter((one) => one.grantAdministration(), { role: 'USER' })).toBe(2);
    expect(versionAfter((one) => one.protect(), { role: 'USER' })).toBe(2);
  });

  it('stays where neither is changed: a switch, a sign-in or a start disturbs no form', () => {
    expect(versionAfter((one) => one.toggleState())).toBe(1);
    expect(versionAfter((one) => one.signIn('sub'), { state: 'PENDING' })).toBe(1);
    expect(versionAfter((one) => one.endSessions())).toBe(1);
    expect(versionAfter((one) => one.protect(), { role: 'ADMIN' })).toBe(1);
    expect(versionAfter((one) => one.grantAdministration(), { role: 'ADMIN', state: 'INACTIVE' })).toBe(1);
  });

  it('refuses an edit that was opened before the last', () => {
    const demoted = person({ role: 'ADMIN' });
    demoted.edit({ role: 'USER', version: 1 });
    expect(() => demoted.edit({ name: 'Eva', role: 'ADMIN', version: 1 })).toThrow(new StaleVersionError());
    expect(demoted).toMatchObject({ role: 'USER', version: 2 });
  });
});

describe('acting on people', () => {
  it('is for active administrators', () => {
    const other = person({ id: 2 });
    expect(() => person({ role: 'ADMIN', state: 'ACTIVE' }).refuseActingOn(other)).not.toThrow();
    expect(() => person({ role: 'USER', state: 'ACTIVE' }).refuseActingOn(other)).toThrow(NotAllowedError);
    expect(() => person({ role: 'ADMIN', state: 'INACTIVE' }).refuseActingOn(other)).toThrow(NotAllowedError);
  });

  it("stops at one's own row, protected or not", () => {
    for (const admin of [person({ role: 'ADMIN', state: 'ACTIVE' }), protectedAdmin()]) {
      expect(() => admin.refuseActingOn(admin)).toThrow(OwnRowError);
    }
  });
});
