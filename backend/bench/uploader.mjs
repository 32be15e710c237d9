/**
 * Uploads files at once, at the lowest priority, so that the server's waiting is measured and not the client's:
 * `node uploader.mjs URL TOKEN KIND FILE…`. Each upload ends with bytes of its own after the picture, so that none is known from
 * before. Prints `{ took, statuses }` as JSON.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { setPriority } from 'node:os';

const LEAST = 19;
setPriority(LEAST);

const [url, token, kind, ...files] = process.argv.slice(2);

const part = (name) => `--x\r\nContent-Disposition: form-data; name="${name}"`;

async function upload(file) {
  const head = `${part('kind')}\r\n\r\n${kind}\r\n${part('file')}; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const pieces = [Buffer.from(head), await readFile(file), Buffer.from(randomUUID()), Buffer.from('\r\n--x--\r\n')];
  const body = Buffer.concat(pieces);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/v1/files/upload`, { method: 'POST', headers }, (answer) =>
      answer.resume().on('end', () => resolve(answer.statusCode)),
    );
    asked.on('error', reject).end(body);
  });
}

const began = performance.now();
const statuses = await Promise.all(files.map(upload));
process.stdout.write(JSON.stringify({ took: performance.now() - began, statuses }));
