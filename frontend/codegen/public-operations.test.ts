import { callersOf } from './public-operations';

const bearer = [{ bearer: [] }];
const paths = {
  '/health/live': { get: { operationId: 'healthLive' } },
  '/health/ready': { get: { operationId: 'healthReady' } },
  '/company/one': { get: { operationId: 'getCompany' } },
  '/chefs/create': { post: { operationId: 'createChef', security: bearer } },
  '/gift_cards/offer': { get: { operationId: 'getGiftCardOffer', security: [] } },
  '/offers/{token}': { get: { operationId: 'readOffer', security: [] } },
  '/validate-token': { get: { operationId: 'validateToken', security: bearer } },
  '/api/v1/kitchen/enter': { post: { operationId: 'enterKitchen', security: [] } },
  '/api/v1/kitchen/me': { get: { operationId: 'getKitchenChef', security: bearer } },
  '/users': { post: { operationId: 'login', security: [] }, delete: { operationId: 'logout', security: bearer } },
};

it('tells what needs a token from what needs none or a link, and leaves out what no screen calls', () => {
  expect(callersOf(paths)).toEqual({
    visitors: new Set(['getCompany', 'validateToken', 'login', 'logout']),
    links: new Set(['getGiftCardOffer', 'readOffer']),
    chefs: new Set(['enterKitchen', 'getKitchenChef']),
    staff: new Set(['healthReady', 'createChef']),
  });
});
