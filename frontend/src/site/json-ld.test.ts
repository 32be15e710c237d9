import { chefRatingLd, experienceLd, itemListLd } from './json-ld';
import { chefOf, experiencePageOf } from './test-fixtures';

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

test('an experience says for how many it is offered, and the diets that there are words for', () => {
  expect(experienceLd(CHILOE, settings)).toMatchObject({
    serviceOutput: { '@type': 'MenuItem', suitableForDiet: ['https://schema.org/VegetarianDiet'] },
    offers: { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: 4, maxValue: 14 } },
  });
  const silent = { ...CHILOE, guests_min: null, guests_max: null, diets: [] };
  expect(JSON.stringify(experienceLd(silent, settings))).not.toMatch(/eligibleQuantity|serviceOutput/);
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

describe('the rating of a chef', () => {
  const opinion = (id: number, score: number, verified = true) => ({
    id,
    client_name: `Cliente ${id}`,
    description: `Opinión ${id}`,
    score,
    verified,
    answer: null,
  });

  test('is made of three verified opinions or more, and of no others', () => {
    const few = [opinion(1, 5), opinion(2, 4), opinion(3, 1, false), opinion(4, 1, false)];
    expect(chefRatingLd({ ...chefOf(1, 'Ana María Pérez'), comments: few }, settings)).toEqual([]);
    const [service] = chefRatingLd({ ...chefOf(1, 'Ana María Pérez'), comments: [...few, opinion(5, 4.5)] }, settings);
    expect(service).toMatchObject({
      '@type': 'Service',
      provider: { '@type': 'Person' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3, bestRating: 5 },
      review: [
        { '@type': 'Review', author: { name: 'Cliente 1' }, reviewRating: { ratingValue: 5 } },
        { author: { name: 'Cliente 2' } },
        { author: { name: 'Cliente 5' }, reviewBody: 'Opinión 5' },
      ],
    });
  });

  test('names five opinions, the newest, however many there are', () => {
    const comments = Array.from({ length: 40 }, (_, at) => opinion(at + 1, 5));
    const [service] = chefRatingLd({ ...chefOf(1, 'Ana María Pérez'), comments }, settings) as [{ review: unknown[] }];
    expect(service.review).toHaveLength(5);
    expect(service).toMatchObject({ aggregateRating: { reviewCount: 40 } });
  });
});
