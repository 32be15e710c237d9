/** The record of a mail: the column that refers to it. */
export type MailAbout =
  'person_id' | 'quote_request_id' | 'offer_id' | 'quote_request_activity_id' | 'chef_id' | 'gift_card_id';

/** A kind of mail, which a module writes about its records. */
export interface MailKind {
  /** Its stable name. */
  readonly name: string;
  readonly about: MailAbout;
  /** It contains nothing about a client, so it is sent even if the client's data are blocked or erased. */
  readonly withoutClient?: true;
  /** Its name for staff. */
  readonly title: string;
}

/** The event of a mail, stored with it in the event's transaction. */
export interface MailEvent {
  /**
   * Mails of one thread arrive in the order of their events: one is sent at a time, and one that would follow a later
   * one is dropped. Example: 'evening-client-7'.
   */
  readonly thread: string;
  /** The facts of the event, without the reader's words and without data about health. */
  readonly snapshot: object;
}
