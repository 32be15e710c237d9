import { publicOperations, staffOperations } from './public-operations';

const bearer = [{ bearer: [] }];
const paths = {
  '/health/live': { get: { operationId: 'healthLive' } },
  '/health/ready': { get: { operationId: 'healthReady' } },
  '/company/one': { get: { operationId: 'getCompany' } },
  '/chefs/create': { post: { operationId: 'createChef', security: bearer } },
  '/offers/{token}': { get: { operationId: 'readOffer', security: [] } },
  '/validate-token': { get: { operationId: 'validateToken', security: bearer } },
  '/users': { post: { operationId: 'login', security: [] }, delete: { operationId: 'logout', security: bearer } },
};

describe('publicOperations', () => {
  it('takes what needs no token, and what the header calls, but nothing that no screen calls', () => {
    expect([...publicOperations(paths)]).toEqual(['getCompany', 'readOffer', 'validateToken', 'login', 'logout']);
  });
});

describe('staffOperations', () => {
  it('takes the rest', () => {
    expect([...staffOperations(paths)]).toEqual(['healthReady', 'createChef']);
  });
});
