import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { requirePort } from './port.js';

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
});
