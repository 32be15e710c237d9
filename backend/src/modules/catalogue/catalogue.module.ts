import { Module } from '@nestjs/common';

/** What visitors browse: reads that combine rows of several modules. It stands above those modules. */
@Module({})
export class CatalogueModule {}
