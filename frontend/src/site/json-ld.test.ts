import { experienceLd, itemListLd } from './json-ld';
import { experiencePageOf } from './test-fixtures';

const settings = { productName: 'Sobremesa', publicUrl: 'https://sobremesa.example' };
const CHILOE = experiencePageOf(1, 'Mesa de Chiloé');

test('an experience is a service of its chef, offered from the chef’s price', () => {
  expect(experienceLd(CHILOE, settings)).toMatchObject({
    '@type': 'Service',
    name: 'Mesa de Chiloé',
    url: 'https://sobremesa.example/experiencia/Mesa-de-Chilo%C3%A9',
    image: 'https://sobremesa.example/files/dish-1-800.webp',
    provider: { '@type': 'Person', name: 'Ana María Pérez' },
    offers: { '@type': 'Offer', priceSpecification: { minPrice: 45000, priceCurrency: 'CLP' } },
  });
});

test('an offer without a registered price says none', () => {
  const text = JSON.stringify(experienceLd({ ...CHILOE, price_per_person: null }, settings));
  expect(text).toContain('"@type":"Offer"');
  expect(text).not.toContain('priceSpecification');
});

test('a list names its pages in order', () => {
  expect(itemListLd([{ name: 'Mesa 1', path: '/experiencia/Mesa-1' }], settings)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ position: 1, name: 'Mesa 1', url: 'https://sobremesa.example/experiencia/Mesa-1' }],
  });
});
