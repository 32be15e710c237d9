import { createServer, connect } from 'node:net';
import { once } from 'node:events';
import { explainStartFailure } from './explain-start-failure.js';
import { StartError } from './start-error.js';

const coded = (code: string, more: object = {}): Error => Object.assign(new Error(code), { code, ...more });

async function portOfSomeoneElse(): Promise<{ port: number; close: () => void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, close: () => server.close() };
}

describe('explainStartFailure', () => {
  it('shows a StartError as it is, also when a library has wrapped it', () => {
    const wrapped = new Error('bootstrap failed', { cause: new StartError('Falta TOKEN_SECRET.') });
    expect(explainStartFailure(wrapped)).toBe('Falta TOKEN_SECRET.');
  });

  it('names a taken port and how to choose another', async () => {
    const other = await portOfSomeoneElse();
    const [error] = (await once(createServer().listen(other.port, '127.0.0.1'), 'error')) as [Error];
    other.close();
    expect(explainStartFailure(error)).toBe(
      `El puerto ${other.port} ya está en uso: libéralo o elige otro, por ejemplo PORT=${other.port + 1}.`,
    );
  });

  it('names the place of an unreachable database', async () => {
    const gone = await portOfSomeoneElse();
    gone.close();
    const socket = connect(gone.port, '127.0.0.1');
    const [error] = (await once(socket, 'error')) as [Error];
    expect(explainStartFailure(new AggregateError([error]))).toContain(`no responde en 127.0.0.1:${gone.port}:`);
  });

  it.each([
    ['ENOSPC', 'No queda espacio en el disco para /datos'],
    ['EACCES', 'No hay permiso para leer y escribir en /datos'],
    ['EROFS', 'No hay permiso para leer y escribir en /datos'],
  ])('explains %s of a folder', (code, sentence) => {
    expect(explainStartFailure(coded(code, { path: '/datos' }))).toContain(sentence);
  });

  it('explains a folder that cannot be made, because of a file or of a read-only disk', () => {
    expect(explainStartFailure(coded('EEXIST', { syscall: 'mkdir', path: '/datos' }))).toContain(
      '/datos no es una carpeta',
    );
    expect(explainStartFailure(coded('ENOENT', { syscall: 'mkdir', path: '/datos' }))).toContain('No hay permiso');
  });

  it.each(['28P01', '3D000', '57P03', '53300'])('explains what PostgreSQL refuses with %s in one line', (code) => {
    const sentence = explainStartFailure(coded(code));
    expect(sentence).toContain('base de datos');
    expect(sentence).not.toContain('\n');
  });

  it('keeps the stack of a defect', () => {
    const defect = new TypeError('x is not a function');
    expect(explainStartFailure(defect)).toContain(defect.stack);
  });
});
