import { ImageDto, type ImageRow } from '../files/index.js';

/** A client's logo as the read model's statement gives it. */
export interface ClientLogoRow {
  id: number;
  name_company: string;
  color_logo: ImageRow;
  transparent_logo: ImageRow;
  version: number;
}

/** A client whose logo the site shows. */
export class ClientLogoDto {
  id!: number;

  /** @example "Viña Quillaya" */
  name_company!: string;

  /** For light grounds. */
  color_logo!: ImageDto;

  /** For dark grounds. */
  transparent_logo!: ImageDto;

  version!: number;

  static from(row: ClientLogoRow): ClientLogoDto {
    return { ...row, color_logo: ImageDto.from(row.color_logo), transparent_logo: ImageDto.from(row.transparent_logo) };
  }
}
