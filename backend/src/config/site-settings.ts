import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { FileSettings } from './file-settings.js';
import { isOrigin, Satisfies } from './setting-checks.js';
import { toList, Whole, withoutTrailingSlash, YesNo } from './setting-values.js';

/** What visitors reach, and other companies' code on its pages. */
export abstract class SiteSettings extends FileSettings {
  /** Address under which visitors reach the product, without a trailing slash. */
  @Transform(withoutTrailingSlash)
  @IsOptional()
  @Satisfies(isOrigin)
  PUBLIC_URL!: string;

  /** Address of the documents that embed other companies' code. Its origin differs from PUBLIC_URL's. */
  @Transform(withoutTrailingSlash)
  @IsOptional()
  @Satisfies(isOrigin)
  EMBED_URL?: string;

  /** Sales forms of the site's two places, by a number of `FormType`. Without one, the site's own form is shown. */
  @IsOptional() @Whole(1) QUOTE_FORM_TYPE?: number;
  @IsOptional() @IsString() @MaxLength(5_000) QUOTE_FORM_SCRIPT?: string;
  @IsOptional() @Whole(1) LEAD_FORM_TYPE?: number;
  @IsOptional() @IsString() @MaxLength(5_000) LEAD_FORM_SCRIPT?: string;

  /** The provider's names for the fields that the site fills in: chef=…,experience=… */
  @Transform(toList) @IsString({ each: true }) QUOTE_FORM_FIELDS: string[] = [];
  @Transform(toList) @IsString({ each: true }) LEAD_FORM_FIELDS: string[] = [];

  /** Google's tag, which runs only after the visitor agreed, and the Google Ads conversion. */
  @IsOptional() @Matches(/^(G|GT|AW)-[A-Z0-9]{4,20}$/) ANALYTICS_ID?: string;
  @IsOptional() @Matches(/^AW-\d{6,15}\/[\w-]{4,60}$/) ANALYTICS_CONVERSION?: string;

  /** Local servers that stand in for providers in tests: pipedrive=http://127.0.0.1:… Refused in production. */
  @Transform(toList) @IsString({ each: true }) EMBED_STAND_INS: string[] = [];

  /** Name shown everywhere. */
  @IsString()
  @MinLength(1)
  PRODUCT_NAME = 'Sobremesa';

  /** Whether an empty database is filled with the demo chefs and people. */
  @YesNo()
  DEMO_DATA!: boolean;
}
