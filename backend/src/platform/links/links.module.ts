import { Module } from '@nestjs/common';
import { LinkLimit } from './link-limit.js';
import { Links } from './links.js';
import { LinksRepository } from './links.repository.js';

/** Secret links, for the modules whose records are opened without a session. */
@Module({ providers: [LinksRepository, Links, LinkLimit], exports: [Links, LinkLimit] })
export class LinksModule {}
