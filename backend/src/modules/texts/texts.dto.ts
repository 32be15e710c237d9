import { ApiProperty } from '@nestjs/swagger';
import { Text, Whole, INT4_MAX } from '../../platform/http/fields.js';
import { MAX_DOCUMENT } from './check-document.js';
import { TEXT_NAMES, TEXTS, type TextName } from './text-names.js';
import { PARTS, VALUES, type PartName, type TextDocument, type ValueName } from './text-document.js';

/** A text's new words. */
export class PublishTextDto {
  @Text({
    max: MAX_DOCUMENT,
    description:
      'The document as JSON, in the format of ProseMirror: headings, paragraphs, lists, bold and links. Links lead to http, https, mailto, tel or a page of this site; anything else is refused.',
    example:
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Son días hábiles los de lunes a viernes, salvo festivos."}]}]}',
  })
  document!: string;

  @Whole({
    min: 1,
    max: INT4_MAX,
    description: 'The version that was changed. An older one is refused with 409.',
    example: 1,
  })
  number!: number;
}

/** Which version somebody saw when they went back to another one. */
export class SeenVersionDto {
  @Whole({
    min: 1,
    max: INT4_MAX,
    description: 'The version that is shown now. An older one is refused with 409.',
    example: 1,
  })
  number!: number;
}

/** A text as the site shows it. */
export class ShownTextDto {
  @ApiProperty({ enum: TEXTS, type: 'string', 'x-names': TEXT_NAMES } as object)
  text!: TextName;

  /** Its version, from 1 on. */
  @ApiProperty({ type: 'integer', example: 1 })
  number!: number;

  /** The day of this version in Chile. */
  @ApiProperty({ type: 'string', format: 'date' })
  day!: string;

  /** The document, in the format of ProseMirror. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  document!: TextDocument;
}

/** A version of a text, without its words. */
export class TextVersionDto {
  @ApiProperty({ type: 'integer' })
  number!: number;

  /** When it was published. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  at!: string | null;

  /** Who published it; null for the original. */
  who!: string | null;

  /** Whether it is the text that the product came with. */
  is_original!: boolean;
}

/** A text in the list of texts. */
export class TextRowDto extends TextVersionDto {
  @ApiProperty({ enum: TEXTS, type: 'string' })
  text!: TextName;

  /** @example "Términos y condiciones" */
  name!: string;

  /** Where it is read, in Spanish. */
  where!: string;

  /** The page that shows it, where visitors can open one. */
  path!: string | null;
}

/** What a text may name and place, as staff read of it. */
export class TextPieceDto {
  @ApiProperty({ type: 'string', enum: [...Object.keys(VALUES), ...Object.keys(PARTS)] })
  name!: ValueName | PartName;

  /** @example "Nombre del sitio" */
  means!: string;

  /** Whether it stands in a line, and not by itself. */
  inline!: boolean;
}

/** A text as administrators change it. */
export class TextDto extends TextRowDto {
  @ApiProperty({ type: 'object', additionalProperties: true })
  document!: TextDocument;

  /** The text that the product came with. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  original!: TextDocument;

  /** Whether it has headings within sections, lists, boxes, bold and links. */
  is_rich!: boolean;

  /** Whether it begins with the page's title and an introduction. */
  has_top!: boolean;

  /** Whether it has sections. */
  has_sections!: boolean;

  /** Whether it states the figures that offers reckon with. */
  has_figures!: boolean;

  /** What it may name and place. */
  pieces!: TextPieceDto[];
}
