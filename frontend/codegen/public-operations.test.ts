import { linkOperations, publicOperations, staffOperations } from './public-operations';

const bearer = [{ bearer: [] }];
const paths = {
  '/health/live': { get: { operationId: 'healthLive' } },
  '/health/ready': { get: { operationId: 'healthReady' } },
  '/chefs/active': { get: { operationId: 'listActiveChefs' } },
  '/chefs/create': { post: { operationId: 'createChef', security: bearer } },
  '/offers/{token}': { get: { operationId: 'readOffer', 'x-access': 'link' } },
  '/validate-token': { get: { operationId: 'validateToken', security: bearer } },
  '/users': { post: { operationId: 'login', security: [] }, delete: { operationId: 'logout', security: bearer } },
};

describe('publicOperations', () => {
  it('takes what asks for no token, and what the header asks, but nothing that no screen calls', () => {
    expect([...publicOperations(paths)]).toEqual(['listActiveChefs', 'validateToken', 'login', 'logout']);
  });
});

describe('staffOperations', () => {
  it('takes the rest', () => {
    expect([...staffOperations(paths)]).toEqual(['healthReady', 'createChef']);
  });
});

describe('linkOperations', () => {
  it('takes what a secret link opens, which no browser calls', () => {
    expect([...linkOperations(paths)]).toEqual(['readOffer']);
  });
});
