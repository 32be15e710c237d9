import { ApiProperty } from '@nestjs/swagger';
import { INT4_MAX, Names, Whole } from '../../platform/http/fields.js';

/** Which fields of a version become what they were. */
export class RestoreVersionDto {
  @Names({
    min: 1,
    max: 80,
    description: 'Names of the fields, as the form of the record has them. The others stay as they are.',
    example: ['description'],
  })
  fields!: string[];

  @Whole({
    min: 1,
    max: INT4_MAX,
    description: 'What the record was compared with (`seen`). Where somebody has saved since, it is refused with 409.',
    example: 1,
  })
  seen!: number;
}

/** A save of a record. */
export class VersionDto {
  /** @example 3 */
  number!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  at!: string;

  /** Who saved it, by the name of that moment; null for what was saved before versions were kept. */
  @ApiProperty({ type: 'string', nullable: true, example: 'Ana Pérez' })
  by!: string | null;

  /** The number of the version that this save restored; null for every other save. */
  @ApiProperty({ type: 'integer', nullable: true })
  restored_from!: number | null;
}

/** A version among those of its record. */
export class ListedVersionDto extends VersionDto {
  /** The fields of the form that are not as in the version before; null for the first one that is kept. */
  @ApiProperty({ type: 'string', isArray: true, nullable: true, example: ['description'] })
  fields!: string[] | null;
}

/** What is said of a field before it is restored. */
export class FieldNoteDto {
  /** @example "food_types" */
  field!: string;

  /** @example "«Peruana» ahora es «Latinoamericana» en la lista." */
  msg!: string;

  /** Whether the field cannot be restored. */
  blocks!: boolean;
}

/** A version beside what the record is now. */
export class ComparedVersionDto extends VersionDto {
  /** The fields of the form as they were, with their pictures. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  values!: Record<string, unknown>;

  /** The same fields as they are. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  current!: Record<string, unknown>;

  /** Send it back with the restoring, so that nobody's changes are overwritten unseen. */
  @ApiProperty({ type: 'integer' })
  seen!: number;

  notes!: FieldNoteDto[];
}
