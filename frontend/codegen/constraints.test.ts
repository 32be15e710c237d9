import { constraintsOf, type OpenApiDocument } from './constraints';

const sent = (schema: object) => ({ requestBody: { content: { 'application/json': { schema } } } });

const document = {
  paths: {
    '/chefs': { post: sent({ $ref: '#/components/schemas/CreateChefDto' }), get: {} },
  },
  components: {
    schemas: {
      CreateChefDto: {
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 200, example: 'Ana' },
          price: { type: 'integer', minimum: 1, 'x-usual-minimum': 1000 },
          phone: { type: 'string', pattern: '^\\+56', 'x-msg': 'Escribe un teléfono.' },
          pictures: { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/ImageDto' } },
        },
      },
      ImageDto: { properties: { id: { minimum: 1 }, twin: { allOf: [{ $ref: '#/components/schemas/ImageDto' }] } } },
      ChefDto: { properties: { secret: { maxLength: 5 } } },
    },
  },
} as unknown as OpenApiDocument;

describe('constraintsOf', () => {
  it('takes the limits of what is sent, through lists and references, and nothing else', () => {
    expect(constraintsOf(document)).toEqual({
      CreateChefDto: {
        name: { required: true, maxLength: 200 },
        price: { type: 'integer', minimum: 1, 'x-usual-minimum': 1000 },
        phone: { pattern: '^\\+56', 'x-msg': 'Escribe un teléfono.' },
        pictures: { maxItems: 20 },
      },
      ImageDto: { id: { minimum: 1 }, twin: {} },
    });
  });
});
