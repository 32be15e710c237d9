import { Module } from '@nestjs/common';
import { PageSpeedController } from './page-speed.controller.js';
import { PageSpeedCounts } from './page-speed-counts.js';

/** How fast pages are for those who visit them, as their browsers measure it. */
@Module({ controllers: [PageSpeedController], providers: [PageSpeedCounts], exports: [PageSpeedCounts] })
export class PageSpeedModule {}
