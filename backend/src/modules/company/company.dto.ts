import { ApiProperty } from '@nestjs/swagger';
import { ImageDto, type ImageRow } from '../files/index.js';

/** A cover as the read model's statement gives it. */
export interface HeaderRow {
  id: number;
  cover_title: string;
  cover_description: string;
  header_image: ImageRow;
  color_text: string;
  company_id: number;
  version: number;
}

/** The company as the read model's statement gives it. */
export interface CompanyRow {
  id: number;
  city: string;
  address: string;
  email: string;
  phone_number: string;
  facebook: string | null;
  instagram: string | null;
  linkedin: string | null;
  version: number;
  headers: HeaderRow[];
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

  static from(row: HeaderRow): HeaderDto {
    return { ...row, header_image: ImageDto.from(row.header_image) };
  }
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

  @ApiProperty({ type: 'string', nullable: true })
  facebook!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  instagram!: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  linkedin!: string | null;

  version!: number;

  /** At most three, in the order shown. */
  headers!: HeaderDto[];

  static from(row: CompanyRow): CompanyDto {
    return { ...row, headers: row.headers.map((header) => HeaderDto.from(header)) };
  }
}
