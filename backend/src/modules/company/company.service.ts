import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { creationOf } from '../../platform/database/creation-key.js';
import { FilesService, Image } from '../files/index.js';
import type {
  CompanyDto,
  CompanySettingsDto,
  CompanySettingsFieldsDto,
  CreateHeaderDto,
  HeaderDto,
  UpdateCompanyDto,
  UpdateHeaderDto,
} from './company.dto.js';
import type { Company, CompanyDetails } from './company.entity.js';
import {
  CompanyNotFoundError,
  HeaderNotFoundError,
  TooManyHeadersError,
  UnknownCompanyError,
} from './company.errors.js';
import { CompanyRepository } from './company.repository.js';
import { MAX_HEADERS, type HeaderTexts } from './header.entity.js';

/**
 * What staff do with the company and its covers. Each method is one transaction that locks the company first. Covers
 * are changed only under that lock, so the limit of three holds also when several people add covers.
 */
@Injectable()
export class CompanyService {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompanyRepository,
    private readonly files: FilesService,
  ) {}

  /** @throws CompanyNotFoundError, StaleVersionError */
  update(id: number, form: UpdateCompanyDto): Promise<CompanyDto> {
    return this.em.transactional(async (em) => {
      const company = await this.find();
      if (company.id !== id) throw new CompanyNotFoundError();
      company.beginEdit(form.version);
      company.describe(detailsOf(form));
      await em.flush();
      return found(await this.companies.one());
    });
  }

  /**
   * Sets whether chefs' pages show their next free Saturdays. It raises no version, so it disturbs nobody's form.
   * @throws CompanyNotFoundError
   */
  showFreeSaturdays(show: boolean): Promise<CompanyDto> {
    return this.em.transactional(async (em) => {
      (await this.find()).showFreeSaturdays = show;
      await em.flush();
      return found(await this.companies.one());
    });
  }

  /**
   * Sets how staff work. It raises no version, so it disturbs nobody's form.
   * @throws CompanyNotFoundError
   */
  settle({
    require_chef_answer: required,
    sheet_at_once: atOnce,
  }: CompanySettingsFieldsDto): Promise<CompanySettingsDto> {
    return this.em.transactional(async (em) => {
      const company = await this.find();
      company.requireChefAnswer = required ?? company.requireChefAnswer;
      company.sheetAtOnce = atOnce ?? company.sheetAtOnce;
      await em.flush();
      return this.companies.settings(em);
    });
  }

  /**
   * Creates a cover. A second creation with the same key changes nothing and returns the stored one.
   * @throws UnknownCompanyError, TooManyHeadersError, KeyReusedError
   */
  async createHeader(form: CreateHeaderDto): Promise<HeaderDto> {
    const image = await this.files.prepare(form.header_image, 'header', 'header_image');
    return this.em.transactional(async (em) => {
      const company = await this.find();
      refuseOther(company, form.company_id);
      const creation = creationOf(form.creation_key, form);
      const created = company.headerCreatedBy(creation);
      if (created) return this.read(created.id);
      const header = company.addHeader(textsOf(form), em.getReference(Image, image), creation);
      await em.flush();
      return this.read(header.id);
    });
  }

  /** @throws UnknownCompanyError, HeaderNotFoundError, StaleVersionError */
  async updateHeader(id: number, form: UpdateHeaderDto): Promise<HeaderDto> {
    const image = form.header_image && (await this.files.prepare(form.header_image, 'header', 'header_image'));
    const { row, before } = await this.em.transactional(async (em) => {
      const company = await this.find();
      refuseOther(company, form.company_id);
      const header = company.findHeader(id);
      header.beginEdit(form.version);
      header.describe(textsOf(form));
      const before = header.headerImage.id;
      if (image) header.headerImage = em.getReference(Image, image);
      await em.flush();
      return { row: await this.read(id), before };
    });
    if (row.header_image.id !== before) await this.files.removeUnused([before]);
    return row;
  }

  /** @throws HeaderNotFoundError */
  async deleteHeader(id: number): Promise<void> {
    const image = await this.em.transactional(async () => {
      const company = await this.find();
      const header = company.findHeader(id);
      company.removeHeader(header);
      return header.headerImage.id;
    });
    await this.files.removeUnused([image]);
  }

  /**
   * Gives a cover that is brought back the last position, under the company's lock.
   * @throws TooManyHeadersError
   */
  async placeReturning(em: EntityManager, header: { position?: unknown }): Promise<string[]> {
    const { headers } = await this.find();
    if (headers.length >= MAX_HEADERS) throw new TooManyHeadersError();
    const place = headers.length + 1;
    const moved = header.position !== place;
    header.position = place;
    return moved ? [`Ahora es la portada ${place} de ${place}.`] : [];
  }

  private async find(): Promise<Company> {
    return found(await this.companies.lock());
  }

  private async read(id: number): Promise<HeaderDto> {
    const row = await this.companies.header(id);
    if (!row) throw new HeaderNotFoundError();
    return row;
  }
}

function found<Value>(company: Value | null | undefined): Value {
  if (!company) throw new CompanyNotFoundError();
  return company;
}

function refuseOther(company: Company, id: number): void {
  if (company.id !== id) throw new UnknownCompanyError();
}

const detailsOf = (form: UpdateCompanyDto): CompanyDetails => ({
  city: form.city,
  address: form.address,
  email: form.email,
  phoneNumber: form.phone_number,
  facebook: form.facebook ?? null,
  instagram: form.instagram ?? null,
  linkedin: form.linkedin ?? null,
  legalName: form.legal_name ?? null,
  rut: form.rut ?? null,
  replyPromise: form.reply_promise ?? null,
  workingHours: form.working_hours ?? null,
});

const textsOf = (form: CreateHeaderDto | UpdateHeaderDto): HeaderTexts => ({
  coverTitle: form.cover_title,
  coverDescription: form.cover_description,
  colorText: form.color_text,
});
