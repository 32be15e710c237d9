import { Injectable } from '@nestjs/common';
import { Versions } from '../versions/index.js';
import { ClientLogo } from './client-logo.entity.js';
import { UpdateClientLogoDto, type ClientLogoDto } from './logos.dto.js';
import { LogosRepository } from './logos.repository.js';
import { LogosService } from './logos.service.js';

/** Versions of the clients' logos. */
@Injectable()
export class LogoVersions {
  constructor(versions: Versions, logos: LogosRepository, service: LogosService) {
    versions.keep<ClientLogoDto, UpdateClientLogoDto>({
      name: 'logo',
      title: 'Logo',
      entity: ClientLogo,
      form: UpdateClientLogoDto,
      nameOf: ({ name_company: name }) => name,
      returning: {},
      read: (_em, id) => logos.byId(id),
      save: (id, form) => service.update(id, form),
    });
  }
}
