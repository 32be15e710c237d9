import { Flag, INT4_MAX, Line, Version, Whole } from '../../platform/http/fields.js';
import { City } from './city.entity.js';
import { LOOKUP_NAME_MAX, type LookupEntity } from './lookup.entity.js';

/** A choice of the filters. */
export class LookupDto {
  /** @example 3 */
  id!: number;

  /** @example "Providencia" */
  name!: string;
}

/** A new choice. */
export class CreateLookupDto {
  @Line({
    max: LOOKUP_NAME_MAX,
    description: 'Its name; case, accents and spaces tell no two choices apart.',
    example: 'Concón',
  })
  name!: string;

  @Flag({
    optional: true,
    description: 'Of a commune: the quote form offers it, whether or not a chef has it. Refused for other lists.',
    example: true,
  })
  service?: boolean | null;
}

/** A choice's new values; a stale version is refused with 409. */
export class UpdateLookupDto {
  @Line({ max: LOOKUP_NAME_MAX, description: 'Its name. The former one leads to it.', example: 'Con Con' })
  name!: string;

  @Flag({
    optional: true,
    description: 'Of a commune: the quote form offers it, whether or not a chef has it. Left as it is when not sent.',
    example: false,
  })
  service?: boolean | null;

  @Version()
  version?: number | null;
}

/** The choice as it was seen when it was hidden or shown; a stale version is refused with 409. */
export class HideLookupDto {
  @Version()
  version?: number | null;
}

/** Which choice another one goes into. */
export class MergeLookupDto {
  @Whole({ min: 1, max: INT4_MAX, description: 'The choice of the same list that stays.', example: 2 })
  into_id!: number;

  @Version()
  version?: number | null;
}

/** A choice as administrators edit it. */
export class LookupRecordDto extends LookupDto {
  /** Kept from the site's visitors. */
  hidden!: boolean;

  /** Of a commune: the quote form offers it, whether or not a chef has it. Null for other lists. */
  service!: boolean | null;

  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version!: number;

  static from(lookup: LookupEntity): LookupRecordDto {
    const { id, name, hidden, version } = lookup;
    return { id, name, hidden, service: lookup instanceof City ? lookup.service : null, version };
  }
}
