import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { ProcessSettings } from './process-settings.js';
import { isCron, isPlaceOfFiles, isWebAddress, Satisfies } from './setting-checks.js';
import { Whole, withoutTrailingSlash, YesNo } from './setting-values.js';

/** Where pictures and backups are kept. */
export abstract class FileSettings extends ProcessSettings {
  /** When backups are made by themselves, in the time of Chile: a cron expression. Without it none are. */
  @IsOptional()
  @Satisfies(isCron)
  BACKUP_CRON?: string;

  /** How many backups are kept. */
  @Whole(1, 1_000)
  BACKUP_KEEP = 14;

  /** Folder of the backups, or in which they are made for a bucket. Made absolute; by default below DATA_DIR. */
  @IsOptional()
  @IsString()
  BACKUP_DIR!: string;

  /** Bucket of the backups, at the address and with the keys of S3_…; in place of the folder. */
  @IsOptional()
  @IsString()
  BACKUP_S3_BUCKET?: string;

  /** Largest image accepted, in MB. */
  @Whole(1, 50)
  UPLOAD_MAX_MB = 10;

  @IsIn(['local', 's3'])
  STORAGE: 'local' | 's3' = 'local';

  @IsOptional() @IsString() S3_BUCKET?: string;
  @IsOptional() @IsString() S3_REGION?: string;
  @IsOptional() @Satisfies(isWebAddress) S3_ENDPOINT?: string;
  @IsOptional() @IsString() S3_ACCESS_KEY_ID?: string;
  @IsOptional() @IsString() S3_SECRET_ACCESS_KEY?: string;
  @YesNo() S3_FORCE_PATH_STYLE = false;

  /** Where browsers fetch stored files: a path of this server, or an address in front of the store. */
  @Transform(withoutTrailingSlash)
  @Satisfies(isPlaceOfFiles)
  FILES_PUBLIC_URL = '/files';
}
