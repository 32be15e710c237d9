import { Injectable } from '@nestjs/common';
import type { JwtModuleOptions } from '@nestjs/jwt';
import type { Env } from '../../config/env.js';
import { SessionTokens, tokenOptions } from '../users/index.js';

/** A week: chefs use their own telephone, and each sign-in is a mail. */
const HOURS = 7 * 24;

export const kitchenTokenOptions = (env: Env): JwtModuleOptions =>
  tokenOptions(env, { key: 'kitchen token', audience: 'sobremesa-kitchen', hours: HOURS });

/** Session tokens of chefs. They open nothing of staff, and the other way round. */
@Injectable()
export class KitchenTokens extends SessionTokens {}
