import { Injectable } from '@nestjs/common';
import { Versions } from '../versions/index.js';
import { UpdateCompanyDto, UpdateHeaderDto, type CompanyDto, type HeaderDto } from './company.dto.js';
import { Company } from './company.entity.js';
import { CompanyRepository } from './company.repository.js';
import { CompanyService } from './company.service.js';
import { Header } from './header.entity.js';

/** Versions of the company's data and of its covers. */
@Injectable()
export class CompanyVersions {
  constructor(versions: Versions, companies: CompanyRepository, service: CompanyService) {
    versions.keep<CompanyDto, UpdateCompanyDto>({
      name: 'company',
      title: 'Datos de contacto',
      entity: Company,
      form: UpdateCompanyDto,
      read: async (_em, id) => {
        const company = await companies.one();
        return company?.id === id ? company : undefined;
      },
      nameOf: () => 'Datos de contacto',
      save: (id, form) => service.update(id, form),
    });
    versions.keep<HeaderDto, UpdateHeaderDto>({
      name: 'header',
      title: 'Header',
      entity: Header,
      form: UpdateHeaderDto,
      without: ['company_id'],
      read: (_em, id) => companies.header(id),
      nameOf: ({ cover_title: title }) => title,
      returning: { prepare: (em, row) => service.placeReturning(em, row) },
      complete: ({ company_id }) => ({ company_id }),
      save: (id, form) => service.updateHeader(id, form),
    });
  }
}
