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

  it('says of an address that is not of this machine how to choose another', () => {
    const error = coded('EADDRNOTAVAIL', { syscall: 'listen', port: 4000 });
    expect(explainStartFailure(error)).toBe(
      'No hay permiso o dirección para escuchar en el puerto 4000: revisa HOST, o elige otro puerto con PORT=3000.',
    );
  });

  it('gives the place of an unreachable database only as far as it is known', () => {
    const sentence = (more: object) => explainStartFailure(coded('ENOTFOUND', more));
    expect(sentence({ hostname: 'db.example' })).toMatch(/^La base de datos no responde en db\.example: revisa/);
    expect(sentence({})).toMatch(/^La base de datos no responde: revisa/);
    expect(explainStartFailure(new Error('timeout expired'))).toMatch(/^La base de datos no responde: revisa/);
  });

  it('ends with causes that lead back to themselves', () => {
    const one = new Error('one');
    const other = new Error('other', { cause: one });
    one.cause = other;
    expect(explainStartFailure(one)).toContain('error inesperado');
    other.cause = coded('EACCES', { path: '/datos' });
    expect(explainStartFailure(one)).toContain('No hay permiso');
  });

  it.each([
    [coded('ENOSPC'), 'No queda espacio en el disco para la carpeta de datos:'],
    [coded('EPERM'), 'No hay permiso para leer y escribir en la carpeta de datos:'],
    [coded('EEXIST', { syscall: 'mkdir' }), 'DATA_DIR no es una carpeta:'],
  ])('has words for a folder whose path is unknown: %s', (error, sentence) => {
    expect(explainStartFailure(error)).toContain(sentence);
  });

  it('takes a file that is there already for a defect, unless a folder was to be made', () => {
    expect(explainStartFailure(coded('EEXIST', { syscall: 'open', path: '/datos' }))).toContain('error inesperado');
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
    expect(explainStartFailure(defect)).toBe(`El producto no pudo arrancar por un error inesperado.\n${defect.stack}`);
    expect(explainStartFailure('nothing')).toBe('El producto no pudo arrancar por un error inesperado.\nnothing');
  });
});
