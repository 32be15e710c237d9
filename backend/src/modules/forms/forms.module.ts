import { Module } from '@nestjs/common';
import { FormsController } from './forms.controller.js';
import { FormsRepository } from './forms.repository.js';
import { FormsService } from './forms.service.js';

/** External forms shown under addresses of the site. */
@Module({ controllers: [FormsController], providers: [FormsRepository, FormsService], exports: [FormsRepository] })
export class FormsModule {}
