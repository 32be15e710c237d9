/** What a mail system writes about a mail that it could not deliver. */
export interface Notified {
  /** The Message-ID of the mail, without its brackets. */
  messageId?: string;
  /** The reader as the last mail system knows them, and as we wrote to them. */
  reader?: string;
  originalReader?: string;
  action?: 'failed' | 'delayed' | 'delivered' | 'relayed' | 'expanded';
  status?: string;
  said?: string;
  envelopeId?: string;
  /** What is returned of the mail: all of it, its head, or nothing. */
  returned?: 'mail' | 'head' | 'nothing';
}

const lines = (...all: (string | false | undefined)[]): string =>
  all.filter((line) => typeof line === 'string').join('\n');

/** A delivery status notification as RFC 3464 has it, the way Postfix writes them. */
export function deliveryStatus({
  messageId = '',
  reader = 'eva@cocina.example',
  originalReader,
  action = 'failed',
  status = '5.1.1',
  said = 'smtp; 550 5.1.1 <eva@cocina.example>: Recipient address rejected: User unknown',
  envelopeId,
  returned = 'mail',
}: Notified): string {
  const head = lines(
    'From: Sobremesa <hola@sobremesa.example>',
    `To: ${reader}`,
    `Message-ID: <${messageId}>`,
    'Subject: Hola',
  );
  return lines(
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.cocina.example (Mail Delivery System)',
    'To: hola@sobremesa.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="LIMITE/mx.cocina.example"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--LIMITE/mx.cocina.example',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    `I'm sorry to have to inform you that your message could not be delivered to ${reader}.`,
    '',
    '--LIMITE/mx.cocina.example',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.cocina.example',
    envelopeId && `Original-Envelope-Id: ${envelopeId}`,
    'X-Postfix-Queue-ID: 4TfLx12',
    '',
    `Final-Recipient: rfc822; ${reader}`,
    originalReader && `Original-Recipient: rfc822;${originalReader}`,
    `Action: ${action}`,
    `Status: ${status}`,
    said && `Diagnostic-Code: ${said}`,
    '',
    returned !== 'nothing' && '--LIMITE/mx.cocina.example',
    returned === 'mail' && lines('Content-Type: message/rfc822', '', head, '', 'Hola, Eva:'),
    returned === 'head' && lines('Content-Type: text/rfc822-headers', '', head, ''),
    '',
    '--LIMITE/mx.cocina.example--',
    '',
  );
}

/** What qmail writes: words, and the mail below them. */
export const inWords = ({ messageId = '', reader = 'eva@cocina.example', said }: Notified): string =>
  lines(
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.cocina.example',
    'To: hola@sobremesa.example',
    'Subject: failure notice',
    '',
    'Hi. This is the qmail-send program at mx.cocina.example.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    `<${reader}>:`,
    said ?? '550 5.2.2 Mailbox full (#5.2.2)',
    '',
    '--- Below this line is a copy of the message.',
    '',
    'Return-Path: <hola@sobremesa.example>',
    `Message-ID: <${messageId}>`,
    'From: hola@sobremesa.example',
    `To: ${reader}`,
    '',
    'Hola, Eva:',
    '',
  );
