import { ApiProperty } from '@nestjs/swagger';
import { MailDto } from '../platform/mail/mail.dto.js';
import type { PartState } from '../doctor/index.js';
import type { SpeedOfPage } from '../platform/page-speed/page-speed-counts.js';
import { DEVICES, type Device } from '../platform/page-speed/page-speed.js';

/** Which product runs on what. */
export class VersionsDto {
  /** @example "1.0.0" */
  product!: string;

  /** Twelve digits of the commit; 'unknown' where nobody said it to the build. */
  commit!: string;

  /** The commit's date as ISO 8601, or 'unknown'. */
  date!: string;

  /** @example "24.21.0" */
  node!: string;

  /** @example "18.4" */
  postgres!: string;
}

/** A process that serves this product. */
export class ReplicaDto {
  id!: string;

  /** Name of its machine or container. */
  host!: string;

  version!: string;

  /** When it started. */
  @ApiProperty({ type: 'string', format: 'date-time' })
  started!: string;

  /** Whether it is the one that answers. */
  answers!: boolean;
}

/** A kind of job, and how much of it there is. */
export class JobKindDto {
  /** Its name in the queue. */
  name!: string;

  /** @example "Correos" */
  title!: string;

  /** Whether it runs by itself, at its times. */
  periodic!: boolean;

  /** Jobs that wait, also for their next try. */
  waiting!: number;

  running!: number;

  /** Jobs that nobody tries any more. */
  failed!: number;

  /** Since when the job waits that has waited longest although it is due; null where none does. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  oldest!: string | null;

  /** When one was last done; null where none was for a while. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  last_done!: string | null;
}

/** A job that failed and is not done. */
export class TroubledJobDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  /** The title of its kind. */
  title!: string;

  /** Whose mail it is: 'Persona: Eva Soto'. Null for other jobs, and where the record is gone. */
  about!: string | null;

  /** Whether nobody tries it any more. */
  failed!: boolean;

  /** How often it was tried. */
  tries!: number;

  @ApiProperty({ type: 'string', format: 'date-time' })
  added_at!: string;

  /** When it is tried next; null where it failed for good. */
  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  next_at!: string | null;

  /** What went wrong last, in Spanish. */
  error!: string | null;
}

/** A mail that has not arrived, and that nobody tries any more. */
export class UndeliveredMailRowDto extends MailDto {
  id!: number;

  /**
   * What kind of mail it is.
   * @example "Acuse de recibo"
   */
  title!: string;

  /** Whom it is about: 'Solicitud: Eva Soto'. Null where the record is gone. */
  about!: string | null;

  /** The request that it is about; null for an invitation. */
  @ApiProperty({ type: 'integer', nullable: true })
  request_id!: number | null;
}

/** How much data there is. */
export class DataDto {
  /** Size of the database in bytes. */
  bytes!: number;

  /** How many pictures there are. */
  images!: number;
}

/** How fast a page was on one kind of screen: for three of four visits at least so fast. Null where no browser measured it. */
export class SpeedOfPageDto implements SpeedOfPage {
  /**
   * The page's pattern.
   * @example "/chef/:name"
   */
  route!: string;

  @ApiProperty({ enum: DEVICES, type: 'string' })
  device!: Device;

  /** The number of reported visits. */
  visits!: number;

  /** Seconds until the largest picture or text was painted (LCP). */
  lcp!: number | null;

  /** Seconds until the screen answered to a press (INP). */
  inp!: number | null;

  /** Seconds until the first byte of the document (TTFB). */
  ttfb!: number | null;

  /** How much the layout moved by itself (CLS). */
  cls!: number | null;
}

/** What runs, what waits, and how much there is. */
export class SystemDto {
  versions!: VersionsDto;

  /** The processes that are alive, the oldest first. */
  replicas!: ReplicaDto[];

  data!: DataDto;

  jobs!: JobKindDto[];

  /** Jobs in trouble, those that failed for good first; at most 50. */
  @ApiProperty({ type: () => [TroubledJobDto], maxItems: 50 })
  troubled!: TroubledJobDto[];

  /** Mails of the last 30 days that have not arrived, the newest first; at most 50. */
  @ApiProperty({ type: () => [UndeliveredMailRowDto], maxItems: 50 })
  undelivered!: UndeliveredMailRowDto[];

  /** How fast pages were for those who visited them since the process that answers started, the most visited first; at most 20. */
  @ApiProperty({ type: () => [SpeedOfPageDto], maxItems: 20 })
  speed!: SpeedOfPageDto[];
}

const PART_STATES = ['ok', 'off', 'caution', 'failed'] as const satisfies PartState[];

/** A part of the product that was tried. */
export class SystemPartDto {
  /** @example "storage" */
  part!: string;

  /** @example "Archivos" */
  name!: string;

  /** `off` is what nobody configured; `caution` works but should be looked at. */
  @ApiProperty({ enum: PART_STATES, type: 'string' })
  state!: PartState;

  /** What was found, in a Spanish sentence. */
  said!: string;

  /** How long trying took, in milliseconds. */
  took!: number;
}
