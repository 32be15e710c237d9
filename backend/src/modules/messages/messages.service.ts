import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { noteDone } from '../../platform/audit/audit.repository.js';
import { Env } from '../../config/env.js';
import { creationOf } from '../../platform/database/creation-key.js';
import type { Caller } from '../../platform/http/access.js';
import { hasChat } from '../../platform/http/value/phone.js';
import { fits, isVisible } from '../../platform/http/value/text.js';
import { NoMailServerError } from '../../platform/mail/mail.errors.js';
import { Mails } from '../../platform/mail/mails.js';
import {
  by,
  ClientReadersRepository,
  ClientWithoutMailError,
  MAX_NOTE,
  MESSAGE,
  OTHER_KIND,
  QuoteRequestActivity,
  QuotesRepository,
  RequestBlockedError,
  type Channel,
  type QuoteRequestDto,
} from '../quotes/index.js';
import { fill, MESSAGE_FIELDS, refuseUnknownFields, withoutName, type MessageField } from './message-fields.js';
import { MessageLinks } from './message-links.js';
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

/** What staff can do where no mail goes out. */
const INSTEAD = 'Escribe por WhatsApp.';

/** A message with its fields filled in. */
interface Written {
  text: string;
  subject: string;
  empty: MessageField[];
}

/** Messages of staff to clients. Each write is one transaction. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly quotes: QuotesRepository,
    private readonly messages: MessagesRepository,
    private readonly mails: Mails,
    private readonly env: Env,
    private readonly links: MessageLinks,
    private readonly readers: ClientReadersRepository,
  ) {}

  /** @throws QuoteRequestNotFoundError, RequestBlockedError, UnknownFieldError, FieldsUnfinishedError, MessageEmptyError, MessageTooLongError */
  async preview(id: number, form: PreviewMessageDto, caller: Caller): Promise<MessagePreviewDto> {
    const request = await this.quotes.read(id);
    if (request.blocked) throw new RequestBlockedError();
    const { text, empty } = await this.write(request, form, caller);
    const mail = await this.writeFor('mail', request, form, caller);
    return {
      text,
      subject: mail.subject,
      mail_text: mail.text === text ? null : mail.text,
      empty: empty.map((name) => ({ name, means: MESSAGE_FIELDS[name] })),
      whatsapp: chatWith(request, await this.links.leaving(text, id)),
      mail: this.mails.configured && request.email !== null,
    };
  }

  /**
   * Stores a message and adds its mail, once per idempotency key. A new request is contacted by it: at once in WhatsApp, and
   * by mail when a mail server has accepted it.
   * @throws QuoteRequestNotFoundError, UnknownFieldError, FieldsUnfinishedError, MessageEmptyError,
   * MessageTooLongError, MessageChangedError, EmptyFieldsError, NoMailServerError, ClientWithoutMailError, NoWhatsAppError, KeyReusedError
   */
  async send(id: number, form: SendMessageDto, caller: Caller): Promise<MessageDto> {
    const { channel, request_key: key, text: written, subject: line } = form;
    // The preview and the confirmation of gaps are not part of the message's digest.
    const creation = creationOf(key, { kind: 'message', channel, text: written, subject: line });
    const sent = await this.em.transactional(async (em) => {
      const request = await this.quotes.lock(id);
      const row = await this.quotes.read(id);
      request.refuseUse('message');
      const known = await this.quotes.activityBy(id, creation);
      if (known) return this.read(known, row);
      const { text, subject } = await this.complete(row, form, caller);
      const actor = by(em, caller);
      const data = channel === 'mail' ? { channel, subject, ...creation } : { channel, ...creation };
      const message = new QuoteRequestActivity(request, 'message', actor, text, data);
      await em.persist(message).flush();
      if (channel === 'mail') await this.mails.add(em, MESSAGE, message.id);
      else if (request.stage === 'nueva') {
        request.beginEdit(null);
        await em.persist(request.moveTo('contactada', 'message', actor)).flush();
      }
      return this.read(message, row);
    });
    return sent.channel === 'mail' ? { ...sent, mail: await this.mails.soon(MESSAGE, sent.id) } : sent;
  }

  /**
   * Sends a message that did not arrive once more. A waiting one is tried at once.
   * @throws MessageNotFoundError, RequestErasedError, RequestBlockedError, MessageNotFailedError, NoMailServerError,
   * ClientWithoutMailError
   */
  async sendAgain(id: number): Promise<MessageDto> {
    await this.em.transactional(async (em) => {
      const message = await this.messages.byId(id);
      if (message?.data.channel !== 'mail') throw new MessageNotFoundError();
      // The request is locked first, as everywhere: otherwise two changes could deadlock.
      const request = await this.quotes.lock(message.quoteRequest.id);
      request.refuseUse('message');
      this.refuseWithoutMail(request);
      await this.messages.lock(id);
      const mail = await this.mails.of(em, MESSAGE, id);
      if (mail?.state === 'sent') throw new MessageNotFailedError();
      await this.mails.again(em, MESSAGE, id);
      await noteDone(em, { action: 'send_again', kind: 'quote_request', id: request.id });
    });
    return { id, channel: 'mail', mail: await this.mails.soon(MESSAGE, id), whatsapp: null };
  }

  /** @throws NoMailServerError, ClientWithoutMailError */
  private refuseWithoutMail({ email }: Pick<QuoteRequestDto, 'email'>): void {
    if (!this.mails.configured) throw new NoMailServerError(INSTEAD);
    if (email === null) throw new ClientWithoutMailError(INSTEAD);
  }

  /** The message as it leaves. Everything that its author can still correct is refused here. */
  private async complete(request: QuoteRequestDto, form: SendMessageDto, caller: Caller): Promise<Written> {
    const written = await this.writeFor(form.channel, request, form, caller);
    if (form.channel === 'mail') this.refuseWithoutMail(request);
    if (form.channel === 'whatsapp' && !hasChat(request.phone_number)) throw new NoWhatsAppError();
    if (form.seen && form.seen !== written.text) throw new MessageChangedError();
    if (written.empty.length > 0 && !form.allow_empty)
      throw new EmptyFieldsError(written.empty.map((name) => MESSAGE_FIELDS[name].toLocaleLowerCase('es')));
    return written;
  }

  /** A mail to an unconfirmed address repeats nothing from the form, not even the name. */
  private async writeFor(
    channel: Channel,
    request: QuoteRequestDto,
    form: PreviewMessageDto,
    caller: Caller,
  ): Promise<Written> {
    const isNamed = channel !== 'mail' || (await this.readers.of(request.id))?.name !== '';
    return this.write(request, isNamed ? form : nameless(form), caller);
  }

  private async write(
    request: QuoteRequestDto,
    { text, subject }: PreviewMessageDto,
    caller: Caller,
  ): Promise<Written> {
    const asked = subject ?? (request.kind === OTHER_KIND ? 'Tu consulta a {empresa}' : 'Tu solicitud a {empresa}');
    refuseUnknownFields(text);
    refuseUnknownFields(asked, 'subject');
    const agreed = await this.messages.agreed(request.id);
    const sender = { name: caller.name, productName: this.env.PRODUCT_NAME };
    const { values, several } = valuesOf(request, agreed, sender);
    const filled = fill(text.replace(/\r\n?/g, '\n'), values, several);
    if (!isVisible(filled.text)) throw new MessageEmptyError();
    if (!fits(filled.text, MAX_NOTE)) throw new MessageTooLongError(MAX_NOTE);
    // A subject has no room for links.
    const line = fill(asked, { ...values, enlace: '', cotización: '' }, several);
    return {
      text: filled.text.trim(),
      subject: line.text.replace(/\s+/gu, ' ').trim(),
      empty: [...new Set([...filled.empty, ...line.empty])],
    };
  }

  private async read({ id, text, data }: QuoteRequestActivity, to: QuoteRequestDto) {
    const channel = data.channel ?? 'mail';
    const mail = channel === 'mail' ? await this.mails.of(this.em, MESSAGE, id) : null;
    const whatsapp = channel === 'whatsapp' ? chatWith(to, await this.links.leaving(text ?? '', to.id)) : null;
    return { id, channel, mail, whatsapp };
  }
}

/** The text without the client's name. */
const nameless = ({ text, subject, ...form }: PreviewMessageDto): PreviewMessageDto => ({
  ...form,
  text: withoutName(text),
  subject: subject && withoutName(subject),
});

/** The WhatsApp link with the text filled in. Null if the number is unusable. */
const chatWith = ({ phone_number: phone }: QuoteRequestDto, text: string): string | null =>
  hasChat(phone) ? `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}` : null;
