import { Module } from '@nestjs/common';
import { FilesModule } from '../files/index.js';
import { LookupsModule } from '../lookups/index.js';
import { ChefsRepository } from './chefs.repository.js';
import { ChefsService } from './chefs.service.js';

/**
 * Chefs: the rules about them, and how they are changed. Their calls answer with more than is theirs, and stand in the
 * catalogue.
 */
@Module({ imports: [FilesModule, LookupsModule], providers: [ChefsRepository, ChefsService], exports: [ChefsService] })
export class ChefsModule {}
