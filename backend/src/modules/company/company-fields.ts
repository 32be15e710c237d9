/** The company's fields that staff edit, in the order of its form. */
export const COMPANY_FIELDS = [
  'city',
  'address',
  'email',
  'phone_number',
  'facebook',
  'instagram',
  'linkedin',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
