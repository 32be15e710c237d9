import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public, SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import { ClientLogoDto, CreateClientLogoDto, UpdateClientLogoDto } from './logos.dto.js';
import { LogosRepository } from './logos.repository.js';
import { LogosService } from './logos.service.js';

/** The form may contain both pictures as data URLs, which are a third larger than the files. */
const LOGO_BODY_MB = 30;

@ApiTags('logos')
@Controller('workered_company')
export class LogosController {
  constructor(
    private readonly logos: LogosRepository,
    private readonly service: LogosService,
  ) {}

  /** The logos of the clients, in the order they were created. */
  @Get('all')
  @Public()
  @Cached('client_logo', 'image')
  @Answer({ msg: 'Logos', type: ClientLogoDto, isArray: true })
  @Refuses()
  listClientLogos(): Promise<ClientLogoDto[]> {
    return this.logos.list();
  }

  /** Adds a client. Both logos are required: one for light grounds, one for dark ones. */
  @Post('create')
  @SignedIn()
  @BodyLimit(LOGO_BODY_MB)
  @Answer({ msg: 'El logo ha sido creado exitosamente', type: ClientLogoDto })
  @Refuses(400, 401, 409, 413, 415, 422)
  createClientLogo(@Body() form: CreateClientLogoDto): Promise<ClientLogoDto> {
    return this.service.create(form);
  }

  /** Replaces a client's name and, where sent, its logos. With a `version` older than the stored one: 409. */
  @Put('update/:id')
  @SignedIn()
  @BodyLimit(LOGO_BODY_MB)
  @Answer({ msg: 'El logo ha sido actualizado exitosamente', type: ClientLogoDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateClientLogo(@IdParam() id: number, @Body() form: UpdateClientLogoDto): Promise<ClientLogoDto> {
    return this.service.update(id, form);
  }

  /** Deletes a client with its logos. */
  @Delete('delete/:id')
  @SignedIn()
  @Answer({ msg: 'El logo ha sido eliminado exitosamente' })
  @Refuses(400, 401, 404)
  async deleteClientLogo(@IdParam() id: number): Promise<void> {
    await this.service.delete(id);
  }
}
