import { once } from 'node:events';
import Fastify from 'fastify';
import { TagCollector, reportTags } from '../platform/cache/tags.js';
import { isInProcess } from '../platform/http/answer/in-process.js';
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

  it('asks as the visitor, and reports the tags of the answer', async () => {
    const server = Fastify({ requestIdHeader: 'x-request-id' });
    server.get('/api/v1/company/one', (request) => {
      reportTags(request, () => ['company']);
      return { id: request.id, ip: request.ip, inside: isInProcess(request), accept: request.headers.accept };
    });
    server.post('/api/v1/cities/city-filter-food', ({ body }, reply) => reply.code(400).send({ said: body }));
    await server.ready();
    const collector = new TagCollector();
    const headers = { accept: 'application/json' };
    const call = inProcessFetch(server, { id: 'a', ip: '203.0.113.7' }, collector);

    const read = await call('http://here/api/v1/company/one', { headers });
    expect([read.status, await read.json()]).toEqual([
      200,
      { id: 'a', ip: '203.0.113.7', inside: true, accept: 'application/json' },
    ]);
    expect(collector.all).toEqual(['company']);

    const searched = await call('http://here/api/v1/cities/city-filter-food', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"search":"ñ"}',
    });
    expect([searched.status, await searched.json()]).toEqual([400, { said: { search: 'ñ' } }]);
    expect(collector.all).toBeUndefined();
    await server.close();
  });
});
