import { ApiProperty } from '@nestjs/swagger';
import { Choice } from '../../platform/http/fields.js';
import { DIET_KINDS, type DietKind } from './diet.entity.js';
import { CITY_SCOPES, SCOPES, type LookupScope } from './lookup-scopes.js';
import { LookupDto, LookupRecordDto } from './lookups.dto.js';
import { MODALITY_KINDS, type ModalityKind } from './modality.entity.js';

/** Which of the choices of a list are asked for. */
export class ListLookupsQuery {
  @Choice(SCOPES, {
    optional: true,
    description:
      '`chefs`: what an active chef has; `proposals`: what an experience of an active chef has; `staff`: all, with those hidden from the site. Without it: all that are not hidden.',
  })
  scope?: (typeof SCOPES)[number] | null;
}

/** Which of the communes are asked for. */
export class ListCitiesQuery {
  @Choice(CITY_SCOPES, {
    optional: true,
    description:
      '`chefs`: where an active chef works; `proposals`: where an active chef offers an experience; `quotes`: both, and those that the service reaches in any case; `staff`: all, with those hidden from the site. Without it: all that are not hidden.',
  })
  scope?: LookupScope | null;
}

/** A choice of the filters, and what else led to it. */
export class ChoiceDto extends LookupDto {
  /** Ids of choices that went into this one: an address that names one of them means this one. */
  former_ids!: number[];
}

/** A format of the filters. */
export class FormatDto extends ChoiceDto {
  /** Which of the site's own formats it is, whatever it is called; null for one that staff added. */
  @ApiProperty({ enum: [...MODALITY_KINDS, null], type: 'string', nullable: true })
  kind!: ModalityKind | null;
}

/** A diet that an experience can serve. */
export class DietDto extends LookupDto {
  /** Which of the diets it is that search engines know, whatever it is called; null for one that staff added. */
  @ApiProperty({ enum: [...DIET_KINDS, null], type: 'string', nullable: true })
  kind!: DietKind | null;
}

/** A diet of the filters. */
export class DietChoiceDto extends ChoiceDto {
  /** Which of the diets it is that search engines know, whatever it is called; null for one that staff added. */
  @ApiProperty({ enum: [...DIET_KINDS, null], type: 'string', nullable: true })
  kind!: DietKind | null;
}

/** A choice as administrators see it in its list. */
export class LookupUsageDto extends LookupRecordDto {
  /** Names that lead to it: those it had, and those of choices that went into it. */
  former_names!: string[];

  /** How many chefs have it, active or not; diets are of experiences only. */
  chefs!: number;

  /** How many experiences have it. */
  proposals!: number;

  /** How many requests for a quote are for it; only communes have any. */
  requests!: number;

  /** Whether a filter or the quote form of the site offers it now. */
  on_site!: boolean;
}
