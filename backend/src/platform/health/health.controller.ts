import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import { Public } from '../http/access.js';
import { Answer, Refuses } from '../http/answer/answer.js';
import { buildInfo } from '../build-info.js';
import { BuildDto } from './build.dto.js';
import { Readiness } from './readiness.js';

@ApiTags('health')
@Public()
@SkipThrottle()
@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Answers while the process runs. */
  @Get('live')
  @Answer({ msg: 'El servicio está en marcha.' })
  @Refuses()
  healthLive(): void {
    return;
  }

  /**
   * Answers 200 when the service can take requests, with the version that runs; 503 while the database is away or the
   * process is stopping.
   */
  @Get('ready')
  @Answer({ msg: 'El servicio está listo.', type: BuildDto })
  @Refuses()
  async healthReady(): Promise<BuildDto> {
    await this.readiness.check();
    return buildInfo();
  }
}
