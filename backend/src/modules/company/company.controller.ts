import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access.js';
import { Answer, Refuses } from '../../platform/http/answer.js';
import { CompanyDto } from './company.dto.js';
import { CompanyNotFoundError } from './company.errors.js';
import { CompanyRepository } from './company.repository.js';

@ApiTags('company')
@Controller('company')
export class CompanyController {
  constructor(private readonly companies: CompanyRepository) {}

  /** The company's contact data and the covers of the home page. */
  @Get('one')
  @Public()
  @Answer({ msg: 'Información de la página', type: CompanyDto })
  @Refuses(404)
  async getCompany(): Promise<CompanyDto> {
    const row = await this.companies.one();
    if (!row) throw new CompanyNotFoundError();
    return CompanyDto.from(row);
  }
}
