import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsEmail, IsIn, IsOptional, IsString, Matches, MinLength } from 'class-validator';
import { SiteSettings } from './site-settings.js';
import { isAddress, isMailbox, isMailServer, isOrigin, isSender, isTokenAddress, Satisfies } from './setting-checks.js';
import { toList, Whole, YesNo } from './setting-values.js';

/** Who signs in and how, the mails that people get, and who takes their cards. */
export abstract class PeopleSettings extends SiteSettings {
  /** Signs the session tokens. At least 32 characters. */
  @IsOptional()
  @IsString()
  @MinLength(32)
  TOKEN_SECRET!: string;

  /** Makes the codes of gift cards. At least 32 characters. With another one, existing codes still work, but cannot be shown again. */
  @IsOptional()
  @IsString()
  @MinLength(32)
  GIFT_CARD_SECRET!: string;

  /** How long a session token is valid, in hours. */
  @Whole(1, 24 * 7)
  TOKEN_TTL_HOURS = 8;

  @IsOptional()
  @IsString()
  @MinLength(1)
  GOOGLE_CLIENT_ID?: string;

  @IsOptional()
  @IsString()
  @MinLength(1)
  GOOGLE_CLIENT_SECRET?: string;

  /**
   * Lets a demonstration that others reach over https run without Google: in the stand-in, anybody chooses whom to be.
   */
  @YesNo()
  DEMO_SIGN_IN = false;

  /**
   * Tests only: address of a provider that stands in for Google for several processes, with the client's id and secret of
   * Google's settings. Refused in production.
   */
  @IsOptional()
  @Satisfies(isOrigin)
  GOOGLE_STAND_IN?: string;

  /** Up to three e-mail addresses that are made administrators at every start. */
  @Transform(toList)
  @ArrayMaxSize(3)
  @IsEmail({ blacklisted_chars: '"' }, { each: true })
  PROTECTED_ADMINS: string[] = [];

  @IsOptional()
  @Satisfies(isMailServer)
  SMTP_URL?: string;

  @Satisfies(isSender)
  MAIL_FROM = 'Sobremesa <hola@sobremesa.example>';

  /** Mailbox in which other mail servers' notifications arrive: imaps://user:password@host/folder. Without it none are read. */
  @IsOptional()
  @Satisfies(isMailbox)
  MAIL_BOUNCES_URL?: string;

  /** Address to which mail servers return what they cannot deliver. Without it, the one of MAIL_FROM. */
  @IsOptional()
  @Satisfies(isAddress)
  MAIL_BOUNCES_TO?: string;

  /**
   * An application that the mail service lets send and read in place of a password (OAuth 2.0, client credentials): where tokens
   * are issued, its id and secret, and what it asks for. Used where SMTP_URL or MAIL_BOUNCES_URL have a name and no password.
   */
  @IsOptional() @Satisfies(isTokenAddress) MAIL_OAUTH_TOKEN_URL?: string;
  @IsOptional() @IsString() MAIL_OAUTH_CLIENT_ID?: string;
  @IsOptional() @IsString() MAIL_OAUTH_CLIENT_SECRET?: string;
  @IsString() MAIL_OAUTH_SCOPE = 'https://outlook.office365.com/.default';

  /**
   * Webpay Plus of Transbank: the shop's code and key, and which of its two environments they belong to. Without them cards are not
   * taken in production, and elsewhere a stand-in takes them.
   */
  @IsOptional() @Matches(/^\d{12}$/) WEBPAY_COMMERCE_CODE?: string;
  @IsOptional() @IsString() @MinLength(1) WEBPAY_API_KEY?: string;
  @IsOptional() @IsIn(['integration', 'production']) WEBPAY_ENVIRONMENT?: 'integration' | 'production';

  /** Tests only: address of a provider that stands in for Webpay for several processes. Refused in production. */
  @IsOptional()
  @Satisfies(isOrigin)
  WEBPAY_STAND_IN?: string;
}
