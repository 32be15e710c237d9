import { ApiProperty } from '@nestjs/swagger';
import { Agreed, Line, Uuid } from '../../platform/http/fields.js';
import { CODE_TEXT_MAX } from './gift-card-code.js';
import { GIFT_CARD_STANDINGS, type GiftCardStanding } from './gift-card-states.js';
import { GiveGiftCardDto } from './gift-cards.dto.js';

/** A card that a visitor asks for. */
export class BuyGiftCardDto extends GiveGiftCardDto {
  @Agreed({ msg: 'Acepta los términos para seguir.', description: 'The buyer accepts the terms.', example: true })
  agreed!: true;

  @Uuid({ description: 'Made by the form: sent twice with the same content it is one card.' })
  creation_key!: string;
}

/** Where a visitor pays the card. */
export class BoughtGiftCardDto {
  /** The buyer's secret page. */
  url!: string;
}

/** A code as people type it. */
export class CheckGiftCardDto {
  @Line({ max: CODE_TEXT_MAX, description: 'With or without hyphens, in any case.', example: 'ABCD-EFGH-JKLM-NPQR' })
  code!: string;
}

/** What is left of a card. */
export class GiftCardBalanceDto {
  /** Whole CLP. */
  balance!: number;

  /** Whole CLP: what it was worth when it was sold. */
  amount!: number;

  /** The last day on which it can be used ('YYYY-MM-DD'). */
  @ApiProperty({ type: 'string', format: 'date' })
  valid_until!: string;

  /** Whether it can be used today. */
  usable!: boolean;
}

/** An experience that can be given. */
export class GiftExperienceDto {
  id!: number;

  /** @example "Cena de otoño" */
  name!: string;

  chef_name!: string;

  /** Whole CLP. */
  price_per_person!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  guests_min!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  guests_max!: number | null;
}

/** What the page of gift cards offers. */
export class GiftCardOfferDto {
  /** Whether cards are sold here. If not, one asks for them by WhatsApp or in the quote form. */
  offered!: boolean;

  /** For how many months a card is valid. */
  months!: number;

  experiences!: GiftExperienceDto[];
}

/** A card on the page of its secret link. */
export class GiftCardLinkPageDto {
  /** @example "G-00012" */
  number!: string;

  /** Whether the link is its buyer's. */
  is_buyer!: boolean;

  @ApiProperty({ enum: GIFT_CARD_STANDINGS })
  state!: GiftCardStanding;

  /** Whole CLP. */
  amount!: number;

  balance!: number;

  /** What goes back to its buyer, because more came than it is worth; 0 on the page of who has it. */
  to_give_back!: number;

  experience_name!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  guests!: number | null;

  buyer_name!: string;

  receiver_name!: string;

  /** Null where the card goes to the buyer, and on the page of who has it. */
  receiver_email!: string | null;

  message!: string | null;

  @ApiProperty({ type: 'string', format: 'date' })
  arrives_on!: string;

  /** Null until it is paid. */
  @ApiProperty({ type: 'string', format: 'date', nullable: true })
  valid_until!: string | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  mailed_at!: string | null;

  /** Null until it is paid, and where it cannot be shown any more. */
  code!: string | null;
}
