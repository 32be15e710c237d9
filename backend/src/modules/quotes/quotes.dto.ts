import { ApiProperty } from '@nestjs/swagger';
import { Choice, INT4_MAX } from '../../platform/http/fields.js';
import { listQuery } from '../../platform/http/list-query.js';
import { MailDto } from '../../platform/mail/mail.dto.js';
import { LookupDto } from '../lookups/index.js';
import { MAX_CHOICES } from './quote-choice.entity.js';
import {
  LOST_REASONS,
  MOVE_NEEDS,
  QUOTE_STATE_NAMES,
  QUOTE_STATES,
  type LostReason,
  type MoveNeeds,
  type QuoteState,
} from './quote-moves.js';
import { ORIGINS, QUOTE_KINDS, REPLIES, type QuoteKind, type QuoteOrigin, type ReplyBy } from './quote-kinds.js';

/** The new state of a request. */
export class ChangeQuoteRequestStateDto {
  @Choice(QUOTE_STATES, {
    names: QUOTE_STATE_NAMES,
    description: 'A state that needs no reason and no note; see `quote_requests/move/{id}` for the others.',
    example: 'contactada',
  })
  state!: QuoteState;
}

/** What somebody looks at. */
export const VIEWS = ['waiting', 'mine', 'week'] as const;

/** The back-office's list: without `page` and `perPage`, the whole list. */
export class ListQuoteRequestsQuery extends listQuery({
  search: "Part of the visitor's name, e-mail, phone or message; case and accents do not matter.",
  filters: {
    state: { of: QUOTE_STATES, description: 'Only requests in this state.' },
    kind: { of: QUOTE_KINDS, description: 'Only requests for this.' },
    owner: {
      upTo: INT4_MAX,
      least: 0,
      description: 'Only requests of this person; 0 for those of nobody who may sign in.',
    },
    view: {
      of: VIEWS,
      description:
        '`waiting`: still open, and the caller’s or nobody’s, or the `owner`’s that is asked for. `mine`: the caller’s. `week`: its evening is this week, Monday to Sunday, and it is not lost.',
    },
  },
  orders: ['created_at', 'event_date', 'name', 'guests', 'turn'],
  order: '-created_at',
  ordering:
    'Order; the newest first unless said. Requests without the day of the event or the number of people come last in its order. `turn`: requests whose offer was declined or expired and nobody followed up first, then what is overdue, then by what is due, then what has no next step.',
}) {}

/** The chef a visitor was looking at. */
export class QuoteChefDto {
  id!: number;

  /** @example "Ana María Pérez" */
  chef_name!: string;

  /** The chef's address: /chef/{slug}. */
  slug!: string;
}

/** The experience a visitor was looking at. */
export class QuoteProposalDto {
  id!: number;

  /** @example "Pastel de choclo" */
  dish_name!: string;

  /** The experience's address: /experiencia/{slug}. */
  slug!: string;
}

/** A choice of the client, in their order. */
export class QuoteChoiceDto {
  chef!: QuoteChefDto;

  /** The experience; null where the chef as such is wanted. */
  proposal!: QuoteProposalDto | null;
}

/** Whose turn it is. */
export class QuoteOwnerDto {
  id!: number;

  /** @example "Paula Soto" */
  name!: string;

  /** Whether the person may still sign in; if not, the request is nobody's. */
  active!: boolean;
}

/** The evening of a request in the agenda. */
export class QuoteEveningDto {
  /**
   * Who cooks.
   * @example "Ana María Pérez"
   */
  chef_name!: string;

  /**
   * When it begins in Chile ('HH:MM').
   * @example "20:30"
   */
  starts_at!: string;
}

/** How an offer ends without a yes. */
export const LOST_OFFERS = ['rechazada', 'vencida'] as const;
type LostOffer = (typeof LOST_OFFERS)[number];

/** A move that staff can make now. */
export class QuoteMoveDto {
  @ApiProperty({ enum: QUOTE_STATES, type: 'string' })
  to!: QuoteState;

  /** What it asks for: nothing, a confirmation, a note, a reason, or the offer that the client accepted (`offers` notes that). */
  @ApiProperty({ enum: MOVE_NEEDS, type: 'string' })
  needs!: MoveNeeds;

  /**
   * What its button says.
   * @example "Marcar contactada"
   */
  label!: string;

  /** Whether only an administrator makes it. */
  admin!: boolean;
}

/** A request as staff see it. */
export class QuoteRequestDto {
  id!: number;

  /** @example "Camila Rojas" */
  name!: string;

  /** Null where staff took the request by phone and the client gave none. */
  @ApiProperty({ type: 'string', nullable: true, example: 'camila.rojas@cocina.example' })
  email!: string | null;

  /**
   * In E.164; empty where the client gave none and is answered by mail.
   * @example "+56912345678"
   */
  phone_number!: string;

  /** Commune of the event. */
  city!: LookupDto | null;

  /** Day of the event ('YYYY-MM-DD'). */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  event_date!: string | null;

  /** How many people; null where another question is asked. */
  @ApiProperty({ type: 'integer', nullable: true })
  guests!: number | null;

  @ApiProperty({ enum: QUOTE_KINDS, type: 'string' })
  kind!: QuoteKind;

  message!: string | null;

  /** The chefs and experiences that the client would like, in the client's order. */
  @ApiProperty({ type: () => [QuoteChoiceDto], maxItems: MAX_CHOICES })
  choices!: QuoteChoiceDto[];

  /** The chef of the first choice. */
  chef!: QuoteChefDto | null;

  /** The experience of the first choice. */
  proposal!: QuoteProposalDto | null;

  @ApiProperty({ enum: QUOTE_STATES, type: 'string' })
  state!: QuoteState;

  /** Whether it has an evening in the agenda. Losing it does not cancel the evening, so it is refused. */
  has_evening!: boolean;

  /** What staff can do with it now, the usual next step first. */
  moves!: QuoteMoveDto[];

  /** Why it was lost; null unless it is. */
  @ApiProperty({ enum: [...LOST_REASONS, null], type: 'string', nullable: true })
  lost_reason!: LostReason | null;

  /** What the reason leaves out. */
  lost_text!: string | null;

  /** Whose turn it is; null for nobody's. */
  owner!: QuoteOwnerDto | null;

  /** The evening in the agenda; null without one. */
  evening!: QuoteEveningDto | null;

  /** How the last offer ended, if no other one is open and staff have done nothing about the request since. */
  @ApiProperty({ enum: [...LOST_OFFERS, null], type: 'string', nullable: true })
  lost_offer!: LostOffer | null;

  /** What will be done next. */
  next_step!: string | null;

  /** Day of the next step ('YYYY-MM-DD'). */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  next_step_on!: string | null;

  /** Minutes of working hours for which a new request has waited (Monday to Saturday 9–19 in Chile); null once answered. */
  @ApiProperty({ type: 'integer', nullable: true })
  waiting_minutes!: number | null;

  /** Whether it has waited for longer than promised, the day of its next step is over, or `lost_offer` says how an offer ended. */
  overdue!: boolean;

  /** How the client wants to be answered. */
  @ApiProperty({ enum: REPLIES, type: 'string' })
  reply_by!: ReplyBy;

  /** What the client would spend per person, in whole CLP. */
  @ApiProperty({ type: 'integer', nullable: true })
  budget_per_person!: number | null;

  /** The site's own form, or the telephone. */
  @ApiProperty({ enum: ORIGINS, type: 'string' })
  origin!: QuoteOrigin;

  /** Whether the client gave an opinion after the evening; it is among the comments. */
  opinion!: boolean;

  /** The client said that these data must not be used: nobody is written to, and it makes no moves. */
  blocked!: boolean;

  /** The client's data were erased; what is left is a figure. */
  erased!: boolean;

  /** Raised by every change; a change that names an older one is refused. */
  @ApiProperty({ type: 'integer' })
  version!: number;

  /** Campaign: where the visitor came from. */
  utm_source!: string | null;

  /** Campaign: by which medium. */
  utm_medium!: string | null;

  /** Campaign: its name. */
  utm_campaign!: string | null;

  /** Whether the company was notified by mail. */
  mailed!: boolean;

  /** What has become of that mail; null where none was written. */
  mail!: MailDto | null;

  /** When the visitor asked. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  created_at!: string;
}
