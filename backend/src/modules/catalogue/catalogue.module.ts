import { Module } from '@nestjs/common';

/** What visitors browse: reads composed of the rows of several modules, which stand above those modules. */
@Module({})
export class CatalogueModule {}
