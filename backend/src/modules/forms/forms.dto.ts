import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Matches } from 'class-validator';
import { Choice, Line, Text, Version, Whole, type FieldSchema } from '../../platform/http/fields.js';
import { FORM_PROVIDERS, FORM_TYPES, FormType } from './form-provider.js';
import { TAKEN } from './forms.errors.js';
import { FORM_STATES, type FormState } from './form-reference.entity.js';
import { RESERVED_PATTERN } from './reserved-addresses.js';

/** Longest embed snippet that is read. The providers' snippets are shorter. */
export const MAX_SNIPPET = 5_000;

const ADDRESS: FieldSchema = {
  pattern: '^[A-Za-z0-9-]+$',
  'x-msg': 'Usa solo letras minúsculas sin acentos, números y guiones.',
  'x-refused-pattern': RESERVED_PATTERN,
  'x-refused-msg': TAKEN,
};

/** First segment of an address: letters, digits and hyphens, kept in lower case. */
const AddressSegment = (): PropertyDecorator =>
  applyDecorators(
    Text({
      max: 200,
      description: "First segment of the form's address; kept in lower case. Refused if the site itself uses it.",
      example: 'cuentanos-tu-evento',
    }),
    ApiProperty(ADDRESS),
    Transform(asciiLowerCase),
    Matches(/^[a-z0-9-]+$/, { message: ADDRESS['x-msg'] }),
  );

/** Only ASCII letters become lower case: Unicode rules would turn the Kelvin sign into a 'k'. */
const asciiLowerCase = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : value;

/** The number of a provider, and in the document what it is called. */
const TypeNumber = (nameOf: (type: FormType) => string): PropertyDecorator =>
  applyDecorators(
    Whole({
      min: 1,
      max: FORM_TYPES.length,
      description: `${FORM_TYPES.map((type) => `${type} ${FormType[type]}`).join(', ')}.`,
      example: 3,
    }),
    ApiProperty({ 'x-names': Object.fromEntries(FORM_TYPES.map((type) => [type, nameOf(type)])) } as FieldSchema),
  );

/** A form where its provider has it. */
export class FormSourceDto {
  @TypeNumber((type) => FormType[type])
  type!: FormType;

  @Text({
    max: MAX_SNIPPET,
    description: "https link of the form, or the provider's embed snippet; only its link is kept.",
    example: 'https://docs.google.com/forms/d/e/1FAIpQLSdEjemploDeFormulario/viewform?embedded=true',
  })
  script!: string;
}

/** An external form and the address of the site that shows it. */
export class CreateFormDto extends FormSourceDto {
  @Line({ max: 200, example: 'Cuéntanos de tu evento' })
  title!: string;

  @AddressSegment()
  url!: string;
}

/** A form's new values; a stale version is refused with 409. */
export class UpdateFormDto extends CreateFormDto {
  @Version()
  version?: number | null;
}

/** The state that a form had when somebody saw it. */
export class SeenFormStateQuery {
  @Choice(FORM_STATES, {
    optional: true,
    description: 'What it was when it was seen. Where it is something else by now, nothing changes: 409.',
  })
  was?: FormState | null;
}

/** What would be kept of a link or snippet. */
export class FormLinkDto {
  /**
   * The provider's https link.
   * @example "https://docs.google.com/forms/d/e/1FAIpQLSdEjemploDeFormulario/viewform?embedded=true"
   */
  link!: string;
}

/** What the site needs to show a form. */
export class ActiveFormDto {
  /** @example 1 */
  id!: number;

  /** @example "Cuéntanos de tu evento" */
  title!: string;

  @TypeNumber((type) => FORM_PROVIDERS[type].company)
  type!: FormType;

  /**
   * First segment of its address.
   * @example "cuentanos-tu-evento"
   */
  url!: string;

  /**
   * The provider's https link.
   * @example "https://docs.google.com/forms/d/e/1FAIpQLSdEjemploDeFormulario/viewform?embedded=true"
   */
  script!: string;
}

/** Everything staff may see and edit of a form. */
export class FormDto extends ActiveFormDto {
  @ApiProperty({ enum: FORM_STATES })
  state!: FormState;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;
}
