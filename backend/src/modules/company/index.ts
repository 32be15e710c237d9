export { COMPANY_ID, Company } from './company.entity.js';
export { CompanyModule } from './company.module.js';
export { Header } from './header.entity.js';
