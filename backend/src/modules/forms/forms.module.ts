import { Module } from '@nestjs/common';

/** External forms shown under addresses of the site. */
@Module({})
export class FormsModule {}
