import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public, SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import {
  CompanyDto,
  CompanySettingsDto,
  CompanySettingsFieldsDto,
  CreateHeaderDto,
  HeaderDto,
  ShowFreeSaturdaysDto,
  UpdateCompanyDto,
  UpdateHeaderDto,
} from './company.dto.js';
import { CompanyNotFoundError } from './company.errors.js';
import { CompanyRepository } from './company.repository.js';
import { CompanyService } from './company.service.js';

/** A cover's form may contain its picture as a data URL, which is a third larger than the file. */
const HEADER_BODY_MB = 16;

@ApiTags('company')
@Controller('company')
export class CompanyController {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly service: CompanyService,
  ) {}

  /** The company's contact data and the covers of the home page. */
  @Get('one')
  @Public()
  @Cached('company', 'header', 'image')
  @Answer({ msg: 'Información de la página', type: CompanyDto })
  @Refuses(404)
  async getCompany(): Promise<CompanyDto> {
    const row = await this.companies.one();
    if (!row) throw new CompanyNotFoundError();
    return row;
  }

  /** Replaces the company's contact data. With a `version` older than the stored one: 409. */
  @Put('update/:id')
  @SignedIn()
  @Answer({ msg: 'La información de la página ha sido actualizada exitosamente', type: CompanyDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateCompany(@IdParam() id: number, @Body() form: UpdateCompanyDto): Promise<CompanyDto> {
    return this.service.update(id, form);
  }

  /** Says whether the pages of chefs name their next free Saturdays. They do not until somebody says so. */
  @Put('free-saturdays')
  @SignedIn()
  @Answer({ msg: 'La información de la página ha sido actualizada exitosamente', type: CompanyDto })
  @Refuses(400, 401, 404, 413, 415)
  showFreeSaturdays(@Body() { show }: ShowFreeSaturdaysDto): Promise<CompanyDto> {
    return this.service.showFreeSaturdays(show);
  }

  /** How staff work: what the company settled, which visitors do not see. */
  @Get('settings')
  @SignedIn()
  @Answer({ msg: 'Cómo trabaja el equipo', type: CompanySettingsDto })
  @Refuses(401)
  getCompanySettings(): Promise<CompanySettingsDto> {
    return this.companies.settings();
  }

  /** Settles how staff work. Everything is off until somebody says so. */
  @Put('settings')
  @SignedIn()
  @Answer({ msg: 'La forma de trabajar quedó guardada.', type: CompanySettingsDto })
  @Refuses(400, 401, 404, 413, 415)
  settleCompany(@Body() form: CompanySettingsFieldsDto): Promise<CompanySettingsDto> {
    return this.service.settle(form);
  }

  /** Adds a cover after the others. The home page has at most three: a fourth is refused with 409. */
  @Post('header/create')
  @SignedIn()
  @BodyLimit(HEADER_BODY_MB)
  @Answer({ msg: 'El header ha sido creado exitosamente', type: HeaderDto })
  @Refuses(400, 401, 404, 409, 413, 415, 422)
  createHeader(@Body() form: CreateHeaderDto): Promise<HeaderDto> {
    return this.service.createHeader(form);
  }

  /** Replaces a cover's words and, if sent, its picture. With a `version` older than the stored one: 409. */
  @Put('header/update/:id')
  @SignedIn()
  @BodyLimit(HEADER_BODY_MB)
  @Answer({ msg: 'El header ha sido actualizado exitosamente', type: HeaderDto })
  @Refuses(400, 401, 404, 409, 413, 415)
  updateHeader(@IdParam() id: number, @Body() form: UpdateHeaderDto): Promise<HeaderDto> {
    return this.service.updateHeader(id, form);
  }

  /** Deletes a cover with its picture; those after it move up. */
  @Delete('header/delete/:id')
  @SignedIn()
  @Answer({ msg: 'El header ha sido eliminado exitosamente' })
  @Refuses(400, 401, 404)
  async deleteHeader(@IdParam() id: number): Promise<void> {
    await this.service.deleteHeader(id);
  }
}
