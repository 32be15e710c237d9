/** What a mail may be about: the column that says which record. */
export type MailAbout = 'person_id' | 'quote_request_id' | 'offer_id' | 'quote_request_activity_id';

/** A kind of letter, which a module writes about its records. */
export interface MailKind {
  /** Its stable name. */
  readonly name: string;
  readonly about: MailAbout;
  /** What staff call it. */
  readonly title: string;
}
