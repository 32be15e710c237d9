import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import type { RightsActor } from './data-right.entity.js';
import type { ClientRequestDto } from './personal-data.dto.js';
import { PersonalDataRepository, type KeptData } from './personal-data.repository.js';
import type { PersonalTable } from './personal-table.js';

/** A search for a person: an e-mail in lower case, a phone as stored, or the number of a request. */
export interface Contact {
  email?: string;
  phone?: string;
  request?: number;
}

/** New values for a client's data; absent ones stay. */
export interface Corrections {
  name?: string;
  email?: string;
  phone?: string;
}

/** The module with the clients: it finds them and changes their requests, in the transaction of `em`. */
export interface ClientKeeper {
  find(contact: Contact): Promise<ClientRequestDto[]>;
  byIds(ids: readonly number[]): Promise<ClientRequestDto[]>;
  rectify(em: EntityManager, id: number, corrections: Corrections, by: RightsActor): Promise<void>;
  block(em: EntityManager, id: number, blocked: boolean, by: RightsActor): Promise<void>;
  erase(em: EntityManager, id: number, by: RightsActor): Promise<void>;
}

/** A contact that is not a client's: a chef, or a member of the team. It is changed on its own screen. */
interface OtherKeeper {
  /** What staff call it. */
  title: string;
  find: (em: EntityManager, contact: Contact) => Promise<{ name: string; path: string }[]>;
}

/**
 * The registry of personal data. Each module declares its tables at the start, so that one search, one export and one
 * erasing reach all of them.
 */
@Injectable()
export class PersonalData {
  private readonly declared: PersonalTable[] = [];
  private readonly others: OtherKeeper[] = [];
  private clients: ClientKeeper | undefined;

  constructor(private readonly data: PersonalDataRepository) {}

  /** Declares tables with data about clients. Declare a parent table before its children. */
  declare(...tables: PersonalTable[]): void {
    this.declared.push(...tables);
  }

  /** Registers the module with the clients. */
  keepClients(keeper: ClientKeeper): void {
    this.clients = keeper;
  }

  /** Registers where other contacts are stored. */
  alsoIn(keeper: OtherKeeper): void {
    this.others.push(keeper);
  }

  /** All declared tables, parents first, whatever the order of the modules. */
  get tables(): PersonalTable[] {
    const ordered: PersonalTable[] = [];
    const isKnown = (to: string | undefined): boolean => to === undefined || ordered.some(({ table }) => table === to);
    while (ordered.length < this.declared.length) {
      const next = this.declared.filter((one) => !ordered.includes(one) && isKnown(one.belongs.to));
      if (next.length === 0) throw new Error('A table belongs to one that nobody declared.');
      ordered.push(...next);
    }
    return ordered;
  }

  get keeper(): ClientKeeper {
    if (!this.clients) throw new Error('No module keeps clients.');
    return this.clients;
  }

  /** Where a contact that is not a client's is stored. */
  async mentions(em: EntityManager, contact: Contact): Promise<{ title: string; name: string; path: string }[]> {
    const found = await Promise.all(
      this.others.map(async ({ title, find }) => (await find(em, contact)).map((one) => ({ title, ...one }))),
    );
    return found.flat();
  }

  /** Everything that is stored about some requests. */
  read(em: EntityManager, ids: readonly number[]): Promise<KeptData> {
    return this.data.read(em, this.tables, ids);
  }

  /** Erases the personal data of some requests, in every table. Runs in the transaction of `em`. */
  erase(em: EntityManager, ids: readonly number[]): Promise<void> {
    return this.data.erase(em, this.tables, ids);
  }

  /** Whether a row belongs to one of the requests of a query. */
  belongs(em: EntityManager, row: { table: string; id: number }, requests: RawBuilder<unknown>): Promise<boolean> {
    return this.data.belongs(em, this.tables, row, requests);
  }
}
