import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Env } from '../../config/env.js';
import type { Caller } from '../../platform/http/access.js';
import { isChileanPhone } from '../../platform/http/phone.js';
import { fits, isVisible } from '../../platform/http/text.js';
import { NoMailServerError } from '../../platform/mail/mail.errors.js';
import {
  by,
  MAX_NOTE,
  OTHER_KIND,
  QuoteRequestActivity,
  QuotesRepository,
  type QuoteRequestDto,
} from '../quotes/index.js';
import { fill, MESSAGE_FIELDS, refuseUnknownFields, type MessageField } from './message-fields.js';
import { MessageLinks } from './message-links.js';
import { MessageMails } from './message-mails.js';
import { valuesOf } from './message-values.js';
import type { MessageDto, MessagePreviewDto, PreviewMessageDto, SendMessageDto } from './messages.dto.js';
import {
  EmptyFieldsError,
  MessageChangedError,
  MessageEmptyError,
  MessageNotFailedError,
  MessageNotFoundError,
  MessageTooLongError,
  NoWhatsAppError,
} from './messages.errors.js';
import { MessagesRepository } from './messages.repository.js';

/** What is left to staff without a mail server. */
const INSTEAD = 'Escribe por WhatsApp.';

/** A message with its fields filled in. */
interface Written {
  text: string;
  subject: string;
  empty: MessageField[];
}

/** What staff write to the clients of requests. Each write is one transaction. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly messages: MessagesRepository,
    private readonly mails: MessageMails,
    private readonly env: Env,
    private readonly links: MessageLinks,
  ) {}

  /** @throws QuoteRequestNotFoundError, UnknownFieldError, FieldsUnfinishedError, MessageEmptyError, MessageTooLongError */
  async preview(id: number, form: PreviewMessageDto, caller: Caller): Promise<MessagePreviewDto> {
    const request = await this.quotes.read(this.em, id);
    const { text, subject, empty } = this.write(request, form, caller);
    return {
      text,
      subject,
      empty: empty.map((name) => ({ name, means: MESSAGE_FIELDS[name] })),
      whatsapp: chatWith(request, await this.links.leaving(text, id)),
      mail: this.mails.configured,
    };
  }

  /**
   * Keeps a message and, by mail, lets it be sent; once for each key.
   * @throws QuoteRequestNotFoundError, UnknownFieldError, FieldsUnfinishedError, MessageEmptyError, MessageTooLongError, MessageChangedError,
   * EmptyFieldsError, NoMailServerError, NoWhatsAppError
   */
  async send(id: number, form: SendMessageDto, caller: Caller): Promise<MessageDto> {
    const sent = await this.em.transactional(async (em) => {
      const request = await this.quotes.lock(em, id);
      const row = await this.quotes.read(em, id);
      request.refuseUse('message');
      const known = await this.quotes.activityByKey(em, id, 'message', form.request_key);
      if (known) return this.read(em, known, row);
      const { text, subject } = this.complete(row, form, caller);
      const actor = by(em, caller);
      const { channel, request_key: key } = form;
      const data = channel === 'mail' ? { channel, subject, key } : { channel, key };
      const message = new QuoteRequestActivity(request, 'message', actor, text, data);
      await em.persist(message).flush();
      if (channel === 'mail') await this.mails.tell(em, message.id);
      if (request.stage === 'nueva') {
        request.beginEdit(null);
        em.persist(request.moveTo('contactada', 'message', actor));
        await em.flush();
      }
      return this.read(em, message, row);
    });
    return sent.channel === 'mail' ? { ...sent, mail: await this.mails.heard(sent.id) } : sent;
  }

  /**
   * Sends a message that did not arrive once more. One that waits is tried at once.
   * @throws MessageNotFoundError, MessageNotFailedError, NoMailServerError
   */
  async sendAgain(id: number): Promise<MessageDto> {
    if (!this.mails.configured) throw new NoMailServerError(INSTEAD);
    await this.em.transactional(async (em) => {
      const message = await this.messages.lock(em, id);
      if (message?.data.channel !== 'mail') throw new MessageNotFoundError();
      const mail = await this.mails.of(em, id);
      if (mail?.state === 'sent') throw new MessageNotFailedError();
      await this.mails.tellAgain(em, id);
    });
    return { id, channel: 'mail', mail: await this.mails.heard(id), whatsapp: null };
  }

  /** The message as it goes out: all that a person can still change is refused here. */
  private complete(request: QuoteRequestDto, form: SendMessageDto, caller: Caller): Written {
    const written = this.write(request, form, caller);
    if (form.channel === 'mail' && !this.mails.configured) throw new NoMailServerError(INSTEAD);
    if (form.channel === 'whatsapp' && !isChileanPhone(request.phone_number)) throw new NoWhatsAppError();
    if (form.seen && form.seen !== written.text) throw new MessageChangedError();
    if (written.empty.length > 0 && !form.allow_empty)
      throw new EmptyFieldsError(written.empty.map((name) => MESSAGE_FIELDS[name].toLocaleLowerCase('es')));
    return written;
  }

  private write(request: QuoteRequestDto, { text, subject }: PreviewMessageDto, caller: Caller): Written {
    const asked = subject ?? (request.kind === OTHER_KIND ? 'Tu consulta a {empresa}' : 'Tu solicitud a {empresa}');
    refuseUnknownFields(text);
    refuseUnknownFields(asked, 'subject');
    const values = valuesOf(request, { name: caller.name, productName: this.env.PRODUCT_NAME });
    const filled = fill(text.replace(/\r\n?/g, '\n'), values);
    if (!isVisible(filled.text)) throw new MessageEmptyError();
    if (!fits(filled.text, MAX_NOTE)) throw new MessageTooLongError(MAX_NOTE);
    // A subject has no room for an address.
    const line = fill(asked, { ...values, enlace: '' });
    return {
      text: filled.text.trim(),
      subject: line.text.replace(/\s+/gu, ' ').trim(),
      empty: [...new Set([...filled.empty, ...line.empty])],
    };
  }

  private async read(em: EntityManager, { id, text, data }: QuoteRequestActivity, to: QuoteRequestDto) {
    const channel = data.channel ?? 'mail';
    const mail = channel === 'mail' ? await this.mails.of(em, id) : null;
    const whatsapp = channel === 'whatsapp' ? chatWith(to, await this.links.leaving(text ?? '', to.id, em)) : null;
    return { id, channel, mail, whatsapp };
  }
}

/** The chat with a client, with the text written. Null where the number is none. */
const chatWith = ({ phone_number: phone }: QuoteRequestDto, text: string): string | null =>
  isChileanPhone(phone) ? `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}` : null;
