import { Controller, Delete, Get, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Roles } from '../platform/http/access.js';
import { Answer, Refuses } from '../platform/http/answer/answer.js';
import { UuidParam } from '../platform/http/value/params.js';
import { SystemDto, SystemPartDto } from './system.dto.js';
import { SystemService } from './system.service.js';

/** The running product: administrators only. */
@ApiTags('system')
@Roles('ADMIN')
@Controller('system')
export class SystemController {
  constructor(private readonly system: SystemService) {}

  /** Versions, processes, the queue and how much data there is. */
  @Get('status')
  @Answer({ msg: 'Sistema', type: SystemDto })
  @Refuses(401, 403)
  getSystemStatus(): Promise<SystemDto> {
    return this.system.status();
  }

  /** Tries each part of the product as it is used, and says how this very call arrived. Takes some seconds where a part does not answer. */
  @Get('parts')
  @Answer({ msg: 'Partes del sistema', type: SystemPartDto, isArray: true })
  @Refuses(401, 403)
  getSystemParts(@Req() request: FastifyRequest): Promise<SystemPartDto[]> {
    return this.system.parts(request);
  }

  /** Lets a job in trouble be tried now. One that is being tried already stays as it is. */
  @Post('retry-job/:id')
  @Answer({ msg: 'La tarea se intenta ahora.' })
  @Refuses(400, 401, 403, 404, 409)
  async retryJob(@UuidParam() id: string): Promise<void> {
    await this.system.retry(id);
  }

  /** Gives a job in trouble up. A mail stays where it belongs, as not delivered, and can be sent from there. */
  @Delete('discard-job/:id')
  @Answer({ msg: 'La tarea fue descartada.' })
  @Refuses(400, 401, 403, 404, 409)
  async discardJob(@UuidParam() id: string): Promise<void> {
    await this.system.discard(id);
  }
}
