import { applyDecorators, Header, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ACCESS_PUBLIC } from '../http/access.js';
import { addressParam } from '../http/value/params.js';
import { TOKEN_LENGTH } from '../http/log/secret-address.js';
import { LinkLimit } from './link-limit.js';

/**
 * The operation needs no session but the token of a secret link, as `{token}` in its address. Its answer is not stored,
 * and the rate limit for links applies.
 */
export const ByLink = (): MethodDecorator =>
  applyDecorators(
    SetMetadata(ACCESS_PUBLIC, true),
    ApiExtension('x-access', 'link'),
    UseGuards(LinkLimit),
    Header('Cache-Control', 'no-store'),
    Header('Referrer-Policy', 'no-referrer'),
  );

/** The `{token}` of the address, unchecked: an invalid one is answered like a wrong one. */
export const TokenParam = addressParam(
  'token',
  { type: 'string', minLength: TOKEN_LENGTH, maxLength: TOKEN_LENGTH },
  (value) => value,
);
