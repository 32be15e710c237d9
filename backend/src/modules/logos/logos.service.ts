import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { createdBefore, creationOf } from '../../platform/database/creation-key.js';
import { FilesService, Image, type ImageInputDto } from '../files/index.js';
import { ClientLogo } from './client-logo.entity.js';
import type { ClientLogoDto, CreateClientLogoDto, UpdateClientLogoDto } from './logos.dto.js';
import { ClientLogoNotFoundError } from './logos.errors.js';
import { LogosRepository } from './logos.repository.js';

/** What staff do with the clients' logos. Each method is one transaction. */
@Injectable()
export class LogosService {
  constructor(
    private readonly em: EntityManager,
    private readonly logos: LogosRepository,
    private readonly files: FilesService,
  ) {}

  /**
   * Creates a client's logo. A second creation with the same key changes nothing and returns the stored one.
   * @throws KeyReusedError
   */
  async create(form: CreateClientLogoDto): Promise<ClientLogoDto> {
    const color = await this.prepare(form.color_logo, 'color_logo');
    const transparent = await this.prepare(form.transparent_logo, 'transparent_logo');
    return this.em.transactional(async (em) => {
      const creation = creationOf(form.creation_key, form);
      const created = await createdBefore(em, 'client_logo', creation);
      if (created) return this.read(created);
      const logo = new ClientLogo(
        form.name_company,
        em.getReference(Image, color),
        em.getReference(Image, transparent),
        creation,
      );
      await em.persist(logo).flush();
      return this.read(logo.id);
    });
  }

  /**
   * Replaces the client's name and the logos that the form brings.
   * @throws ClientLogoNotFoundError, StaleVersionError
   */
  async update(id: number, form: UpdateClientLogoDto): Promise<ClientLogoDto> {
    const color = form.color_logo && (await this.prepare(form.color_logo, 'color_logo'));
    const transparent = form.transparent_logo && (await this.prepare(form.transparent_logo, 'transparent_logo'));
    const { row, replaced } = await this.em.transactional(async (em) => {
      const logo = await this.logos.lock(id);
      logo.beginEdit(form.version);
      const before = logo.imageIds();
      logo.nameCompany = form.name_company;
      if (color) logo.colorLogo = em.getReference(Image, color);
      if (transparent) logo.transparentLogo = em.getReference(Image, transparent);
      await em.flush();
      return { row: await this.read(id), replaced: before.filter((image) => !logo.imageIds().includes(image)) };
    });
    await this.files.removeUnused(replaced);
    return row;
  }

  /** @throws ClientLogoNotFoundError */
  async delete(id: number): Promise<void> {
    const images = await this.em.transactional(async (em) => {
      const logo = await this.logos.lock(id);
      em.remove(logo);
      return logo.imageIds();
    });
    await this.files.removeUnused(images);
  }

  private prepare(input: ImageInputDto, field: 'color_logo' | 'transparent_logo'): Promise<number> {
    return this.files.prepare(input, 'logo', field);
  }

  private async read(id: number): Promise<ClientLogoDto> {
    const row = await this.logos.byId(id);
    if (!row) throw new ClientLogoNotFoundError();
    return row;
  }
}
