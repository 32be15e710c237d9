import { once } from 'node:events';
import Fastify from 'fastify';
import { inProcessFetch } from './in-process-fetch.js';

describe('inProcessFetch', () => {
  it('still reads for a page that is being made while the server closes', async () => {
    const server = Fastify({ return503OnClosing: false });
    const [closing, read] = [new EventTarget(), new EventTarget()];
    server.get('/api/v1/forms/active', () => ({ data: ['Contacto'] }));
    server.addHook('preClose', async () => {
      closing.dispatchEvent(new Event('begun'));
      await once(read, 'done');
    });
    await server.ready();
    const begun = once(closing, 'begun');
    const closed = server.close();
    await begun;
    const answer = await inProcessFetch(server, { id: 'a', ip: '203.0.113.7' })('http://here/api/v1/forms/active');
    expect([answer.status, await answer.json()]).toEqual([200, { data: ['Contacto'] }]);
    read.dispatchEvent(new Event('done'));
    await closed;
  });
});
