import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached-reads.js';
import { Public, SignedIn } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer/answer.js';
import { IdParam } from '../../platform/http/value/params.js';
import { BodyLimit } from '../../platform/http/limit/server-limits.js';
import {
  CompanyDto,
  CreateHeaderDto,
  HeaderDto,
  SheetsAtOnceDto,
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

  /** Whether chefs get their event sheets at once after a yes. */
  @Get('sheets-at-once')
  @SignedIn()
  @Answer({ msg: 'Envío de fichas', type: SheetsAtOnceDto })
  @Refuses(401)
  async getSheetsAtOnce(): Promise<SheetsAtOnceDto> {
    return { send: await this.service.sendsSheetsAtOnce() };
  }

  /** Says whether chefs get their event sheets at once after a yes. They do not until somebody says so. */
  @Put('sheets-at-once')
  @SignedIn()
  @Answer({ msg: 'La información de la página ha sido actualizada exitosamente', type: SheetsAtOnceDto })
  @Refuses(400, 401, 404, 413, 415)
  async setSheetsAtOnce(@Body() { send }: SheetsAtOnceDto): Promise<SheetsAtOnceDto> {
    await this.service.sendSheetsAtOnce(send);
    return { send };
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
