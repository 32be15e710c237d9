import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { ClientLogoDto } from './logos.dto.js';
import { LogosRepository } from './logos.repository.js';

@ApiTags('logos')
@Controller('workered_company')
export class LogosController {
  constructor(private readonly logos: LogosRepository) {}

  /** The logos of the clients, in the order they were created. */
  @Get('all')
  @Public()
  @Answer({ msg: 'Logos', type: ClientLogoDto, isArray: true })
  @Refuses()
  async listClientLogos(): Promise<ClientLogoDto[]> {
    return (await this.logos.all()).map((row) => ClientLogoDto.from(row));
  }
}
