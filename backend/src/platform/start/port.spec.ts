import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { explainStartFailure } from './explain-start-failure.js';
import { requirePort } from './port.js';
import { StartError } from './start-error.js';

describe('requirePort', () => {
  it('refuses a taken port and leaves a free one free', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(requirePort(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port });
    other.close();
    await once(other, 'close');
    await requirePort(port, '127.0.0.1');
    await requirePort(port, '127.0.0.1');
  });

  it('says that HOST is the name of nothing', async () => {
    const refusal = await requirePort(3000, 'nadie.invalid').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect(explainStartFailure(refusal)).toBe(
      'HOST=nadie.invalid no es una dirección de esta máquina: usa 0.0.0.0 para todas, o una de las suyas.',
    );
  });
});
