import { CreationKey, Line, Version } from '../../platform/http/fields.js';
import { ImageDto, ImageField, type ImageInputDto } from '../files/index.js';

/** A new client with its logos. */
export class CreateClientLogoDto {
  @Line({ max: 200, example: 'Viña Quillaya' })
  name_company!: string;

  @ImageField('logo', { description: 'For light grounds.' })
  color_logo!: ImageInputDto;

  @ImageField('logo', { description: 'For dark grounds.' })
  transparent_logo!: ImageInputDto;

  @CreationKey()
  creation_key?: string | null;
}

/** A client's new values; a stale version is refused with 409. */
export class UpdateClientLogoDto {
  @Line({ max: 200, example: 'Viña Quillaya' })
  name_company!: string;

  @ImageField('logo', { description: 'For light grounds.', optional: true })
  color_logo?: ImageInputDto | null;

  @ImageField('logo', { description: 'For dark grounds.', optional: true })
  transparent_logo?: ImageInputDto | null;

  @Version()
  version?: number | null;
}

/** A client whose logo the site shows. */
export class ClientLogoDto {
  id!: number;

  /** @example "Viña Quillaya" */
  name_company!: string;

  /**
   * The same name, as the brand of the about page has it.
   * @example "Viña Quillaya"
   */
  name!: string;

  /**
   * Address of the logo for light grounds.
   * @example "/files/images/logo/7e9e2d41550124aa962a895ceb90dc39-400.webp"
   */
  image_url!: string;

  /** For light grounds. */
  color_logo!: ImageDto;

  /** For dark grounds. */
  transparent_logo!: ImageDto;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;

  static from(logo: Omit<ClientLogoDto, 'name' | 'image_url'>): ClientLogoDto {
    return { ...logo, name: logo.name_company, image_url: logo.color_logo.publicUrl };
  }
}
