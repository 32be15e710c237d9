import { ApiProperty } from '@nestjs/swagger';
import { MailDto } from '../../platform/mail/mail.dto.js';

/** A chef's access to Mi cocina. */
export class KitchenAccessDto {
  /** The address with which the chef signs in: the one of the chef's form. */
  email!: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  invited_at!: string;

  /** To a quarter of an hour; null before the first visit. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  last_visit_at!: string | null;

  /** The invitation; null where no mail server is configured. */
  invitation_mail!: MailDto | null;
}

/** The access, if the chef has one, and where Mi cocina is, to be shared in another way. */
export class ChefAccessDto {
  access!: KitchenAccessDto | null;

  /** @example "https://sobremesa.example/cocina" */
  kitchen_url!: string;
}
