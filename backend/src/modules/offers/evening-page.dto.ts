import { ApiProperty } from '@nestjs/swagger';
import { Choice, Version } from '../../platform/http/fields.js';
import { MAIL_STATES, type MailState } from '../../platform/mail/mail.dto.js';
import { CHANNEL_NAMES, CHANNELS, NO_MAIL, type Channel, type NoMail } from '../quotes/index.js';
import { NightForm } from './client-offer.dto.js';
import { CHAT_MESSAGES, CHAT_READERS, CHAT_TITLES, type ChatMessage, type ChatReader } from './evening-chats.js';
import { SHEET_WAYS, type SheetWay } from './event-sheet.entity.js';
import { EVENING_READERS, type EveningReader } from './offer-mail-kinds.js';
import { MAX_MENUS } from './offer-menu.entity.js';
import { CancellationDto, RefundDto } from './offer-evening.dto.js';
import { OfferMenuDto } from './offers.dto.js';

/** Staff complete or correct the data for that night. */
export class UpdateNightDto extends NightForm {
  @Version()
  version?: number | null;
}

/** Sends the chef the sheet. */
export class SendSheetDto {
  @Choice(CHANNELS, {
    names: CHANNEL_NAMES,
    description: 'By mail, which needs a mail server, or by a message for WhatsApp that staff open.',
    example: 'mail',
  })
  by!: Channel;
}

/** Writes the text of a mail about the evening as a message for WhatsApp. */
export class OpenChatDto {
  @Choice(CHAT_MESSAGES, { names: CHAT_TITLES, description: 'Which mail.', example: 'accepted' })
  letter!: ChatMessage;

  @Choice(CHAT_READERS, { names: { client: 'Cliente', chef: 'Chef' }, description: 'To whom.', example: 'client' })
  reader!: ChatReader;
}

/** A message for a chat. */
export class ChatDto {
  /** @example "+56912345678" */
  phone_number!: string;

  text!: string;
}

/** What became of a sheet: the message where staff open a chat. */
export class SentSheetAnswerDto {
  chat!: ChatDto | null;
}

/** A mail that can be opened in a chat. */
export class EveningChatDto {
  @ApiProperty({ enum: CHAT_MESSAGES, type: 'string' })
  letter!: ChatMessage;

  @ApiProperty({ enum: CHAT_READERS, type: 'string' })
  reader!: ChatReader;

  /** @example "Confirmación de la velada" */
  title!: string;
}

/** A sheet that was sent. */
export class SentSheetDto {
  id!: number;
  chef_name!: string;

  /** The version of the evening that it had. */
  @ApiProperty({ type: 'integer' })
  sequence!: number;

  /** `link`: the chef read it under the link of an earlier one. */
  @ApiProperty({ enum: SHEET_WAYS, type: 'string' })
  sent_by!: SheetWay;

  @ApiProperty({ type: 'string', format: 'date-time' })
  sent_at!: string;

  /** When the chef said that this version arrived. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  confirmed_at!: string | null;

  /** Whether no mail with it was given up. */
  arrived!: boolean;
}

/** A mail about the evening. */
export class EveningMailDto {
  @ApiProperty({ enum: EVENING_READERS, type: 'string' })
  reader!: EveningReader;

  /** @example "Cambio de la velada" */
  title!: string;

  @ApiProperty({ enum: MAIL_STATES, type: 'string' })
  state!: MailState;

  /** Why it has not arrived, in Spanish. */
  problem!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;
}

/** The chef of an evening. */
export class EveningChefDto {
  id!: number;
  chef_name!: string;
  email!: string;

  /** @example "+56912345678" */
  phone_number!: string;
}

/** The accepted offer behind an evening. */
export class EveningOfferDto {
  id!: number;

  /** @example "C-2026-0001" */
  number!: string | null;

  /** Whole CLP with taxes. */
  @ApiProperty({ type: 'integer' })
  total!: number;

  included!: string | null;

  /** Whether staff have to ask the chef, because another evening overlaps. */
  overlaps!: boolean;
}

/** How an evening stands. */
const EVENING_STATES = ['agreed', 'cancelled', 'done'] as const;
export type EveningState = (typeof EVENING_STATES)[number];

/** How the chef's sheet stands: none, the present one, or an old one. */
const SHEET_STATES = ['none', 'current', 'stale'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** Everything of one evening. What is about a client whose data are blocked is left out. */
export class EveningPageDto {
  id!: number;

  /** The request for which it was agreed. */
  @ApiProperty({ type: 'integer' })
  request_id!: number;

  @ApiProperty({ enum: EVENING_STATES, type: 'string' })
  state!: EveningState;

  /** @example "Camila Rojas" */
  client_name!: string;

  /** The client's phone; empty without one. */
  client_phone!: string;

  blocked!: boolean;
  erased!: boolean;

  /** Null once the chef was deleted. */
  chef!: EveningChefDto | null;

  /** The chef's name, also after they were deleted. */
  chef_name!: string;

  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** @example "20:30" */
  starts_at!: string;

  /** @example "00:30" */
  ends_at!: string;

  @ApiProperty({ type: 'integer' })
  minutes!: number;

  /** Whether it has begun: its data are not changed any more. */
  begun!: boolean;

  @ApiProperty({ type: 'integer' })
  guests!: number;

  commune!: string;

  /** Street and number; null where nobody said it. */
  address!: string | null;

  /** Who receives the chef, where it is not the client. */
  contact_name!: string | null;

  contact_phone!: string | null;

  /** The dishes in one line. */
  menu!: string;

  /** The menus of its offer. */
  @ApiProperty({ type: () => [OfferMenuDto], maxItems: MAX_MENUS })
  menus!: OfferMenuDto[];

  /** Null where staff once entered it by hand. */
  offer!: EveningOfferDto | null;

  by_hand!: boolean;

  /** Raised by every change that client and chef hear of. */
  @ApiProperty({ type: 'integer' })
  sequence!: number;

  version!: number;

  @ApiProperty({ enum: SHEET_STATES, type: 'string' })
  sheet!: SheetState;

  /** When the chef said that the present sheet arrived. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  sheet_confirmed_at!: string | null;

  /** The sheets that were sent, the newest first; the last fifty. */
  sheets!: SentSheetDto[];

  /** The mails about it, the newest first; the last fifty. */
  letters!: EveningMailDto[];

  /** Mails that can be opened in WhatsApp. */
  chats!: EveningChatDto[];

  /** Changes that the client wished and nobody has answered. */
  @ApiProperty({ type: [String] })
  wishes!: string[];

  /**
   * What comes next, in sentences for staff.
   * @example ["Envía la ficha a Ana María Pérez."]
   */
  next!: string[];

  /** Why no mail about it goes out; null where mails do. */
  @ApiProperty({ enum: [...NO_MAIL, null], type: 'string', nullable: true, example: null })
  no_mail!: NoMail | null;

  /** What calling it off today would give back; null once it is over. */
  refund!: RefundDto | null;

  cancellation!: CancellationDto | null;
}
