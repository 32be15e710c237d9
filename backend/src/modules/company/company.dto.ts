import { ApiProperty } from '@nestjs/swagger';
import {
  CreationKey,
  Email,
  Flag,
  INT4_MAX,
  Line,
  Phone,
  ProfileUrl,
  Rut,
  Text,
  Version,
  Whole,
} from '../../platform/http/fields.js';
import { ImageDto, ImageField, type ImageInputDto } from '../files/index.js';
import { CssColour } from './css-colour.js';
import { DEFAULT_COLOUR, MAX_HEADERS } from './header.entity.js';

/** What staff write about the company; a stale version is refused with 409. */
export class UpdateCompanyDto {
  @Line({ max: 200, example: 'Santiago' })
  city!: string;

  @Line({ max: 200, example: 'Av. Italia 1439, Providencia' })
  address!: string;

  @Email({ description: 'Shown on the contact page.', example: 'hola@sobremesa.example' })
  email!: string;

  @Phone({ description: 'Shown on the contact page, as a link to a chat.' })
  phone_number!: string;

  @ProfileUrl('facebook', { optional: true, example: 'https://www.facebook.com/sobremesa.example' })
  facebook?: string | null;

  @ProfileUrl('instagram', { optional: true, example: 'https://www.instagram.com/sobremesa.example' })
  instagram?: string | null;

  @ProfileUrl('linkedin', { optional: true, example: 'https://www.linkedin.com/company/sobremesa-example' })
  linkedin?: string | null;

  @Line({
    max: 200,
    optional: true,
    description: 'The name in law. Shown in the foot and on offers.',
    example: 'Sobremesa SpA',
  })
  legal_name?: string | null;

  @Rut({ optional: true, description: 'Shown beside the name in law.' })
  rut?: string | null;

  @Line({
    max: 120,
    optional: true,
    description: 'How soon clients are answered. Shown on the contact page.',
    example: 'Respondemos en menos de 4 horas hábiles.',
  })
  reply_promise?: string | null;

  @Line({
    max: 120,
    optional: true,
    description: 'When somebody answers. Shown on the contact page and on clients’ own pages.',
    example: 'Lunes a sábado, de 9 a 19 h',
  })
  working_hours?: string | null;

  @Version()
  version?: number | null;
}

/** Whether the pages of chefs name their next free Saturdays. */
export class ShowFreeSaturdaysDto {
  @Flag({ example: true })
  show!: boolean;
}

/** How staff work. What is absent stays as it is. */
export class CompanySettingsFieldsDto {
  @Flag({
    optional: true,
    description: "Whether an offer is sent only after its chef said 'Puedo' to its day and hour.",
    example: false,
  })
  require_chef_answer?: boolean | null;

  @Flag({ optional: true, description: 'Whether chefs get their event sheets at once after a yes.', example: false })
  sheet_at_once?: boolean | null;
}

/** How staff work. */
export class CompanySettingsDto {
  /** Whether an offer is sent only after its chef said 'Puedo' to its day and hour. */
  require_chef_answer!: boolean;

  /** Whether chefs get their event sheets at once after a yes. */
  sheet_at_once!: boolean;
}

/** A cover as staff write it. */
abstract class HeaderForm {
  @Line({ max: 200, example: 'La mesa ya está puesta' })
  cover_title!: string;

  @Text({ max: 500, example: 'Chefs independientes cocinan en tu casa.' })
  cover_description!: string;

  @CssColour({
    description: 'Colour of the words: a CSS name, #rgb or #rrggbb. White when it is left out.',
    example: DEFAULT_COLOUR,
    default: DEFAULT_COLOUR,
  })
  color_text?: string | null;

  @Whole({ min: 1, max: INT4_MAX, description: 'The only company.', example: 1 })
  company_id!: number;
}

/** A new cover of the home page. */
export class CreateHeaderDto extends HeaderForm {
  @ImageField('header')
  header_image!: ImageInputDto;

  @CreationKey()
  creation_key?: string | null;
}

/** A cover's new values; a stale version is refused with 409. */
export class UpdateHeaderDto extends HeaderForm {
  @ImageField('header', { optional: true })
  header_image?: ImageInputDto | null;

  @Version()
  version?: number | null;
}

/** A cover of the home page. */
export class HeaderDto {
  id!: number;

  /** @example "La mesa ya está puesta" */
  cover_title!: string;

  /** @example "Chefs independientes cocinan en tu casa." */
  cover_description!: string;

  header_image!: ImageDto;

  /**
   * CSS colour of the words.
   * @example "white"
   */
  color_text!: string;

  company_id!: number;
  version!: number;
}

/** The company's contact data and the covers of the home page. */
export class CompanyDto {
  id!: number;

  /** @example "Santiago" */
  city!: string;

  address!: string;

  /** @example "hola@sobremesa.example" */
  email!: string;

  /** @example "+56912345678" */
  phone_number!: string;

  facebook!: string | null;

  instagram!: string | null;

  linkedin!: string | null;

  /** The name in law. */
  legal_name!: string | null;

  /** @example "76086428-5" */
  rut!: string | null;

  /** How soon clients are answered. */
  reply_promise!: string | null;

  /** When somebody answers. */
  working_hours!: string | null;

  version!: number;

  /** Whether the pages of chefs name their next free Saturdays. */
  show_free_saturdays!: boolean;

  /** At most three, in the order shown. */
  @ApiProperty({ type: () => [HeaderDto], maxItems: MAX_HEADERS })
  headers!: HeaderDto[];
}
