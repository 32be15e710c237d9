import { loginPath, safeReturnPath } from './safe-return-path';

test.each(['/gestion', '/gestion/chefs?page=2', '/gestion/chef/editar-chef/7#contacto'])('goes back to %s', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'gestion',
  '/',
  '/gestionar',
  '//evil.example/gestion',
  '/\\evil.example/gestion',
  'https://evil.example/gestion',
  'javascript:alert(1)',
  '/gestion/../login',
  '/\t/evil.example/gestion',
])('never to %j', (path) => {
  expect(safeReturnPath(path)).toBe('/gestion');
});

test('the sign-in page is told where to return to', () => {
  expect(loginPath('/gestion/chefs?page=2&sort=x')).toBe('/login?volver=%2Fgestion%2Fchefs%3Fpage%3D2%26sort%3Dx');
});
