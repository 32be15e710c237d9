import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '../../../platform/database/tables.js';
import type { Statement } from '../../../platform/database/statement.js';
import type { JsonText } from '../../../platform/http/written-json.js';
import { EXAMPLE_PICTURE, shownText, type Shown } from '../../files/index.js';
import type { DocumentName } from './catalogue-document.entity.js';

/** A record with its document as PostgreSQL writes it, and the revision of the rows that it read for it. */
interface MadeRow<Row> {
  id: number;
  chef_id: number;
  revision: string;
  body: JsonText<Row>;
}

/** A document that was made from the tables. */
export interface MadeDocument<Told> {
  kind: DocumentName;
  id: number;
  chefId: number;
  revision: string;
  form: string;
  body: JsonText<Told>;
}

/** What is given to a statement that looks for documents: by what code they must be made. */
export interface Form {
  form: string;
}

/** Characters of the hash that names a form. */
const FORM_LENGTH = 22;

/** One kind of document: its name, and the statement that makes it. */
export class DocumentKind<Row extends object> {
  private known = { pictures: '', form: '' };

  /** @param making gives the document of each of these records that exists, in one statement, which sees one state of the tables */
  constructor(
    readonly name: DocumentName,
    private readonly making: Statement<{ ids: string }, MadeRow<Row>>,
  ) {}

  /**
   * What tells documents of this code from those of another release, or of a process that fetches files from elsewhere: a hash of the
   * statement, and of how a picture is told of.
   */
  get form(): string {
    const pictures = shownText(EXAMPLE_PICTURE);
    if (this.known.pictures !== pictures) {
      const { text } = this.making.with({ ids: '{}' });
      const hash = createHash('sha256').update(text).update(pictures).digest('base64url');
      this.known = { pictures, form: hash.slice(0, FORM_LENGTH) };
    }
    return this.known.form;
  }

  /** Makes the documents of these records from the tables. One that does not exist has none. */
  async make(em: EntityManager, ids: readonly number[]): Promise<MadeDocument<Shown<Row>>[]> {
    const { name: kind, form } = this;
    const rows = await this.making.rows(em, { ids: arrayOf(ids) });
    return rows.map(({ id, chef_id: chefId, revision, body }) => ({
      ...{ kind, id, chefId, revision, form },
      body: shownText(body),
    }));
  }
}
