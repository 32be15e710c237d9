export { COMPANY_ID, Company } from './company.entity.js';
export { COMPANY_FIELDS, type CompanyField } from './company-fields.js';
export { CompanyModule } from './company.module.js';
export { CompanyRepository } from './company.repository.js';
export { Header } from './header.entity.js';
export { Office } from './office.js';
