import { publicOperations } from './public-operations';

describe('publicOperations', () => {
  it('takes what asks for no token, and signing out', () => {
    const bearer = [{ bearer: [] }];
    const paths = {
      '/chefs/active': { get: { operationId: 'listActiveChefs' } },
      '/chefs/create': { post: { operationId: 'createChef', security: bearer } },
      '/users': { post: { operationId: 'login', security: [] }, delete: { operationId: 'logout', security: bearer } },
    };
    expect([...publicOperations(paths)]).toEqual(['listActiveChefs', 'login', 'logout']);
  });
});
