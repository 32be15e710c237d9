import {
  linkOperations,
  listOperations,
  onNeedOperations,
  publicOperations,
  staffOperations,
} from './public-operations';

const bearer = [{ bearer: [] }];
const paths = {
  '/health/live': { get: { operationId: 'healthLive' } },
  '/health/ready': { get: { operationId: 'healthReady' } },
  '/chefs/active': { get: { operationId: 'listActiveChefs' } },
  '/company/one': { get: { operationId: 'getCompany' } },
  '/chefs/create': { post: { operationId: 'createChef', security: bearer } },
  '/offers/{token}': { get: { operationId: 'readOffer', 'x-access': 'link' } },
  '/validate-token': { get: { operationId: 'validateToken', security: bearer } },
  '/users': { post: { operationId: 'login', security: [] }, delete: { operationId: 'logout', security: bearer } },
};

describe('publicOperations', () => {
  it('takes what most pages read to be shown, and nothing else: it is in every first load', () => {
    expect([...publicOperations(paths)]).toEqual(['getCompany']);
  });
});

describe('listOperations', () => {
  it('takes what the lists read', () => {
    expect([...listOperations(paths)]).toEqual(['listActiveChefs']);
  });
});

describe('onNeedOperations', () => {
  it('takes what else asks for no token, and what the header asks, but nothing that no screen calls', () => {
    expect([...onNeedOperations(paths)]).toEqual(['validateToken', 'login', 'logout']);
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
