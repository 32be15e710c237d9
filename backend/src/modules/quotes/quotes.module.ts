import { Module } from '@nestjs/common';

/** Visitors' requests for a quote. */
@Module({})
export class QuotesModule {}
