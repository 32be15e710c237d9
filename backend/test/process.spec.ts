import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { MAIN, Product } from './harness/product.js';
import { modalities, removeFolders, settings } from './harness/product-settings.js';

beforeAll(Product.mustBeBuilt);
afterEach(async () => {
  await Product.endAll();
  await removeFolders();
});

describe('the product as a process', () => {
  it('starts on an empty folder, ends in order on SIGTERM, and finds its data again', async () => {
    const where = await settings();
    const first = await new Product(where).up();
    expect(first.output).toContain(`http://localhost:${where.PORT}/gestion`);
    expect(await modalities(where.PORT)).toBe(6);
    expect(await first.end('SIGTERM')).toBe(0);
    const second = await new Product(where).up();
    expect(await modalities(where.PORT)).toBe(6);
    expect(await second.end('SIGINT')).toBe(0);
  });
});

describe('what is said of visitors', () => {
  const VISITOR = { name: 'Camila Marcada', email: 'marcada@cocina.example', message: 'Un mensaje marcado' };
  const REQUEST = { ...VISITOR, phone_number: '+56987654321', guests: 2, kind: 'cena', consent: true };
  /** Words of the visitor, and enough digits of the number that no time or request id contains it by chance. */
  const MARKS = /marcad|8765432/i;

  /** Sends valid and invalid requests for quotes whose mails cannot be sent, and opens embedded documents. */
  async function visit(port: string): Promise<void> {
    const ask = (body: string, query = ''): Promise<Response> =>
      fetch(`http://localhost:${port}/api/v1/quote_requests/create${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'marcado', referer: 'http://x.example/marcada' },
        body,
      });
    const stored = await ask(JSON.stringify({ ...REQUEST, request_key: randomUUID() }));
    expect(stored.status).toBe(201);
    expect((await ask('{}', '?from=marcada@cocina.example')).status).toBe(400);
    expect((await ask(JSON.stringify({ ...REQUEST, request_key: 'marcado' }))).status).toBe(400);
    expect((await ask(`{"name":"${VISITOR.name}`)).status).toBe(400);
    const embedded = await fetch(`http://127.0.0.1:${port}/embed/slot/quote?chef=marcada`);
    expect(embedded.status).toBe(200);
  }

  it('is nothing, however much the log says', async () => {
    const where = await settings({
      LOG_LEVEL: 'trace',
      SMTP_URL: 'smtp://127.0.0.1:9',
      QUOTE_FORM_TYPE: '2',
      QUOTE_FORM_SCRIPT: 'https://form.jotform.com/2412',
    });
    const product = await new Product(where).up();
    await visit(where.PORT);
    await product.says('mail not sent');
    await product.end('SIGTERM');
    expect(product.output).toContain('/api/v1/quote_requests/create');
    expect(product.output).not.toMatch(MARKS);
  });
});

describe('what stops the start is one sentence, and not 0', () => {
  it('a wrong setting', async () => {
    const product = new Product(await settings({ UPLOAD_MAX_MB: 'many' }));
    expect(await product.exitCode()).toBe(1);
    expect(product.output).toMatch(/UPLOAD_MAX_MB/);
    expect(product.output).not.toMatch(/\n\s+at /);
  });

  it('a taken port', async () => {
    const taken = createServer().listen(0, '0.0.0.0');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const product = new Product({ ...(await settings()), PORT: String(port) });
    expect(await product.exitCode()).toBe(1);
    expect(product.output).toContain(`El puerto ${port} ya está en uso`);
    taken.close();
  });
});

describe('the admin command', () => {
  it('ends in order when nobody reads its lines any more', async () => {
    const child = spawn(process.execPath, [join(dirname(MAIN), 'admin.js'), '--help'], { env: {} });
    child.stdout.destroy();
    const said = text(child.stderr);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await said).toBe('');
  });
});
