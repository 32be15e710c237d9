import type { CompanyDto, HeaderDto } from '../../api/public.generated';

/** A cover for tests. */
export function header(changes: Partial<HeaderDto> = {}): HeaderDto {
  return {
    id: 1,
    cover_title: 'La mesa ya está puesta',
    cover_description: 'Chefs independientes cocinan en tu casa.',
    header_image: {
      id: 31,
      publicUrl: '/files/31-2400.webp',
      width: 2400,
      height: 1350,
      variants: [],
      placeholder: '#c8a27a',
    },
    color_text: 'white',
    company_id: 1,
    version: 1,
    ...changes,
  };
}

/** The company with two covers, for tests. */
export function company(changes: Partial<CompanyDto> = {}): CompanyDto {
  return {
    id: 1,
    city: 'Santiago',
    address: 'Av. Italia 1439',
    email: 'hola@sobremesa.example',
    phone_number: '+56912345678',
    facebook: null,
    instagram: 'https://www.instagram.com/sobremesa.example',
    linkedin: null,
    version: 4,
    legal_name: null,
    rut: null,
    reply_promise: null,
    working_hours: null,
    show_free_saturdays: false,
    headers: [header(), header({ id: 2, cover_title: 'Quédate a la sobremesa' })],
    ...changes,
  };
}
