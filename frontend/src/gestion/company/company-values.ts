import type { UpdateCompanyDto } from '../../api/generated';
import type { CompanyDto } from '../../api/public.generated';
import type { ComparedField } from '../../ui/admin/conflict';
import type { Versioned } from '../../ui/admin/use-versioned-save';
import { phone } from '../../ui/format';

/** The values of the form: texts, empty when nothing is registered. */
export interface CompanyValues {
  city: string;
  address: string;
  email: string;
  phone_number: string;
  instagram: string;
  facebook: string;
  linkedin: string;
}

export const COMPANY_FIELDS: ComparedField<CompanyValues>[] = [
  { name: 'city', label: 'Ciudad' },
  { name: 'address', label: 'Dirección' },
  { name: 'email', label: 'Correo' },
  { name: 'phone_number', label: 'Teléfono', show: ({ phone_number: number }) => phone(number) },
  { name: 'instagram', label: 'Instagram' },
  { name: 'facebook', label: 'Facebook' },
  { name: 'linkedin', label: 'LinkedIn' },
];

/** The company's form values and version. */
export function versionedCompany(company: CompanyDto): Versioned<CompanyValues> {
  const { city, address, email, phone_number, instagram, facebook, linkedin, version } = company;
  return {
    values: {
      city,
      address,
      email,
      phone_number,
      instagram: instagram ?? '',
      facebook: facebook ?? '',
      linkedin: linkedin ?? '',
    },
    version,
  };
}

/** What is sent. Empty links are removed. */
export function companyDto(values: CompanyValues, version: number): UpdateCompanyDto {
  const link = (text: string) => text.trim() || null;
  return {
    ...values,
    instagram: link(values.instagram),
    facebook: link(values.facebook),
    linkedin: link(values.linkedin),
    version,
  };
}
