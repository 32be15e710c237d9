import type { EntityManager } from '@mikro-orm/postgresql';
import { CHEF_CARDS } from '../chefs/chef-cards.repository.js';
import { CHEF_PAGES } from '../chefs/chef-page.repository.js';
import { PROPOSAL_CARDS } from '../proposals/proposal-cards.repository.js';
import { PROPOSAL_PAGES } from '../proposals/proposal-page.repository.js';
import type { MadeDocument } from './document-kind.js';
import { DocumentsRepository } from './documents.repository.js';

const KINDS = [CHEF_CARDS, CHEF_PAGES, PROPOSAL_CARDS, PROPOSAL_PAGES] as const;

/** Documents that are compared at a time. */
const BATCH = 200;

interface Comparison {
  compared: number;
  different: number;
}

/**
 * Makes every document that counts anew, and compares.
 * @param repair whether those that differ are taken away; they are made again when somebody asks
 * @returns how many documents were compared, and how many differ
 */
export async function compareDocuments(em: EntityManager, repair: boolean): Promise<Comparison> {
  const documents = new DocumentsRepository(em);
  const sum: Comparison = { compared: 0, different: 0 };
  for (const kind of KINDS) {
    let above: number | undefined = 0;
    while (above !== undefined) {
      const kept: Kept[] = await documents.countingAbove(kind.name, kind.form, above, BATCH);
      const made = new Map<number, MadeDocument<unknown>>();
      for (const document of await kind.make(em, kept.map(idOf))) made.set(document.id, document);
      const wrong = kept.filter((document) => differs(document, made.get(document.record_id))).map(idOf);
      if (repair) await documents.remove(kind.name, wrong);
      sum.compared += kept.length;
      sum.different += wrong.length;
      above = kept.at(-1)?.record_id;
    }
  }
  return sum;
}

interface Kept {
  record_id: number;
  revision: string;
  body: string;
}

const idOf = ({ record_id }: Kept): number => record_id;

/** What has changed since it was read is no difference. */
const differs = ({ revision, body }: Kept, made: MadeDocument<unknown> | undefined): boolean =>
  made === undefined || (made.revision === revision && made.body !== body);
