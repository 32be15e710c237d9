/**
 * Event: the link of a mail was opened in a browser. Modules that send such mails then know that the address is read.
 */
export class MailLinkOpened {
  static readonly event = 'mail-link.opened';

  constructor(
    /** The purpose of the link, and its record. */
    readonly purpose: string,
    readonly subject: number,
    /** Whether the mail went to this address. */
    readonly wentTo: (address: string) => boolean,
  ) {}
}
