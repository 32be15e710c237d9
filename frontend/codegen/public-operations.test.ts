import { publicOperations, staffOperations } from './public-operations';

const bearer = [{ bearer: [] }];
const paths = {
  '/health/live': { get: { operationId: 'healthLive' } },
  '/chefs/active': { get: { operationId: 'listActiveChefs' } },
  '/chefs/create': { post: { operationId: 'createChef', security: bearer } },
  '/users': { post: { operationId: 'login', security: [] }, delete: { operationId: 'logout', security: bearer } },
};

describe('publicOperations', () => {
  it('takes what asks for no token, and signing out, but nothing that no screen calls', () => {
    expect([...publicOperations(paths)]).toEqual(['listActiveChefs', 'login', 'logout']);
  });
});

describe('staffOperations', () => {
  it('takes the rest', () => {
    expect([...staffOperations(paths)]).toEqual(['createChef']);
  });
});
