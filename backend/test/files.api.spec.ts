import { readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import S3rver from 's3rver';
import sharp from 'sharp';
import { FilesRepository } from '../src/modules/files/files.repository.js';
import { FilesService, type ImageDto, type ImageInputDto, type ImageKind } from '../src/modules/files/index.js';
import { UnusedImages } from '../src/modules/files/unused-images.js';
import { Person } from '../src/modules/users/person.entity.js';
import { SessionTokens } from '../src/modules/users/session/session-tokens.js';
import { query } from '../src/platform/database/query.js';
import { bmpOf, jpegOf, picture, pngOf } from '../src/platform/images/image-samples.js';
import { StorageFullError } from '../src/platform/storage/storage.errors.js';
import { Storage } from '../src/platform/storage/storage.js';
import { createTestApp, type TestApp } from './harness/create-test-app.js';
import { within } from './harness/soak.js';

const UPLOAD = '/api/v1/files/upload';
const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let files: FilesService;
let token: string;

beforeAll(async () => {
  test = await createTestApp({ UPLOAD_MAX_MB: '1' });
  files = test.app.get(FilesService);
  token = await signIn(test);
  // Any table may refer to images. This one, which only the test has, stands for future ones.
  await sql('create table souvenir (picture_id int not null references image (id) on delete cascade)');
});
afterAll(() => test.close());

beforeEach(async () => {
  await sql('delete from souvenir');
  await sql('delete from image');
  await rm(join(test.env.DATA_DIR, 'files'), { recursive: true, force: true });
});
afterEach(() => void jest.restoreAllMocks());

describe('POST /files/upload', () => {
  it('stores the picture and tells where its files are', async () => {
    const answer = await upload(await jpegOf(500, 300), 'gallery').expect(201);
    expect(answer.body).toMatchObject({ status: 201, msg: 'La imagen ha sido subida exitosamente.' });
    const image = answer.body.data as ImageDto;
    expect(image).toMatchObject({ width: 500, height: 300, placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(image.variants.map(({ width }) => width)).toEqual([160, 320, 500]);
    expect(image.publicUrl).toBe(image.variants.at(-1)?.url);
    for (const { url, width } of image.variants) {
      const file = await test.request.get(url).expect(200);
      expect((await sharp(file.body as Buffer).metadata()).width).toBe(width);
    }
  });

  it.each<[ImageKind, string[]]>([
    ['profile', ['image/webp', 'image/jpeg']],
    ['cover', ['image/webp', 'image/avif', 'image/jpeg']],
    ['header', ['image/webp', 'image/avif', 'image/jpeg']],
    ['gallery', ['image/webp']],
    ['proposal', ['image/webp', 'image/jpeg']],
    ['logo', ['image/webp']],
  ])('makes for a %s: %s', async (kind, types) => {
    const photo = sharp({
      create: {
        width: 1440,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    const { body } = await upload(await photo.blur(12).jpeg({ quality: 95 }).toBuffer(), kind).expect(201);
    const made = new Set((body.data as ImageDto).variants.map(({ type }) => type));
    expect([...made].sort()).toEqual([...types].sort());
  });

  it('makes the middle of a header too, for phones', async () => {
    const { portrait = [] } = (await upload(await jpegOf(1440, 400), 'header').expect(201)).body.data as ImageDto;
    expect(portrait.map(({ width }) => width)).toContain(267);
    for (const { url, type } of portrait) {
      const { headers } = await test.request.get(url).expect(200);
      expect(headers['content-type']).toBe(type);
    }
  });

  it('takes the kind before or after the file, and PNG and BMP too', async () => {
    await send()
      .field('kind', 'logo')
      .attach('file', await pngOf(120, 100), 'logo.png')
      .expect(201);
    await send().attach('file', bmpOf(120, 100), 'logo.bmp').field('kind', 'logo').expect(201);
  });

  it('makes the files of equal bytes once for each use', async () => {
    const bytes = await pngOf(300, 300);
    const first = (await upload(bytes, 'gallery').expect(201)).body.data as ImageDto;
    const stored = await storedFiles();
    const puts = jest.spyOn(test.app.get(Storage), 'put');
    const second = (await upload(bytes, 'gallery').expect(201)).body.data as ImageDto;
    expect(puts).not.toHaveBeenCalled();
    expect(second).toEqual({ ...first, id: second.id });
    expect(second.id).not.toBe(first.id);
    expect(await storedFiles()).toEqual(stored);
    const other = (await upload(bytes, 'profile').expect(201)).body.data as ImageDto;
    expect(other.publicUrl).not.toBe(first.publicUrl);
  });

  it('stores the files again when they have been lost', async () => {
    const bytes = await pngOf(300, 300);
    const { publicUrl } = (await upload(bytes, 'gallery')).body.data as ImageDto;
    await rm(join(test.env.DATA_DIR, 'files'), { recursive: true });
    await test.request.get(publicUrl).expect(404);
    await upload(bytes, 'gallery').expect(201);
    await test.request.get(publicUrl).expect(200);
  });

  describe('refuses', () => {
    afterEach(expectNothingLeft);

    it.each<[string, () => Promise<Buffer>, ImageKind, string]>([
      [
        'a profile that is too small',
        () => pngOf(249, 250),
        'profile',
        'La imagen debe medir al menos 250×250 píxeles.',
      ],
      ['a cover that is too low', () => pngOf(1440, 349), 'cover', 'La imagen debe medir al menos 1440×350 píxeles.'],
      [
        'a header that is too narrow',
        () => pngOf(1439, 350),
        'header',
        'La imagen debe medir al menos 1440×350 píxeles.',
      ],
      [
        'a gallery picture that is too small',
        () => pngOf(300, 299),
        'gallery',
        'La imagen debe medir al menos 300×300 píxeles.',
      ],
      ['a logo that is too small', () => pngOf(99, 100), 'logo', 'La imagen debe medir al menos 100×100 píxeles.'],
      ['a GIF', () => picture(300, 300).gif().toBuffer(), 'gallery', 'Solo se aceptan imágenes JPG, PNG o BMP.'],
      [
        'HTML named .jpg',
        () => Promise.resolve(Buffer.from('<script>alert(1)</script>')),
        'proposal',
        'Solo se aceptan imágenes JPG, PNG o BMP.',
      ],
      [
        'an SVG',
        () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
        'logo',
        'Solo se aceptan imágenes JPG, PNG o BMP.',
      ],
      ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 'proposal', 'Solo se aceptan imágenes JPG, PNG o BMP.'],
      ['half a picture', async () => (await jpegOf(400, 400)).subarray(0, -200), 'gallery', 'La imagen está dañada.'],
    ])('%s', async (_, make, kind, msg) => {
      const answer = await upload(await make(), kind).expect(400);
      expect(answer.body).toEqual({ status: 400, msg, data: null, errors: [{ field: 'file', msg }] });
    });

    it('a file over the limit, by its name, and keeps serving', async () => {
      const msg = 'El archivo ñandú a la brasa.jpg supera el tamaño máximo permitido.';
      const large = Buffer.concat([await jpegOf(400, 400), Buffer.alloc(3 * 1024 * 1024)]);
      const answer = await upload(large, 'gallery', 'ñandú a la brasa.jpg').expect(413);
      expect(answer.body).toMatchObject({ status: 413, msg, data: null });
      const justOver = Buffer.concat([await jpegOf(400, 400), Buffer.alloc(1024 * 1024)]);
      await upload(justOver, 'gallery').expect(413);
    });

    it('who has no session', async () => {
      const bytes = await pngOf(300, 300);
      await test.request.post(UPLOAD).field('kind', 'gallery').attach('file', bytes, 'a.png').expect(401);
      await test.request.post(UPLOAD).expect(401);
    });

    it('a form without a file, or with a text instead of it', async () => {
      const answer = await send().field('kind', 'gallery').expect(400);
      expect(answer.body).toMatchObject({
        msg: 'Sube una imagen.',
        errors: [{ field: 'file', msg: 'Sube una imagen.' }],
      });
      await send().field('kind', 'gallery').field('file', 'foto.png').expect(400);
    });

    it('two files', async () => {
      const bytes = await pngOf(300, 300);
      await send().field('kind', 'gallery').attach('file', bytes, 'a.png').attach('file', bytes, 'b.png').expect(400);
    });

    it('a file under another name', async () => {
      await send()
        .field('kind', 'gallery')
        .attach('picture', await pngOf(300, 300), 'a.png')
        .expect(400);
    });

    it.each([
      ['no kind', []],
      ['an unknown kind', [['kind', 'avatar']]],
      [
        'two kinds',
        [
          ['kind', 'gallery'],
          ['kind', 'profile'],
        ],
      ],
      ['a kind that is an object', [['kind[a]', 'gallery']]],
      [
        'a field too many',
        [
          ['kind', 'gallery'],
          ['chef', '1'],
        ],
      ],
      ['a field of an object’s own', [['__proto__', 'gallery']]],
      ['a value that is too long', [['kind', 'gallery'.repeat(100)]]],
    ])('%s', async (_, fields) => {
      const form = send();
      for (const [name = '', value = ''] of fields) void form.field(name, value);
      const answer = await form.attach('file', await pngOf(300, 300), 'a.png').expect(400);
      expect(answer.body).toMatchObject({ status: 400, data: null });
    });

    it.each([
      ['JSON', 'application/json', '{"kind":"gallery"}', 415],
      ['plain bytes', 'image/png', 'png', 415],
      ['a form without a boundary', 'multipart/form-data', 'kind', 400],
      ['a form with an endless boundary', `multipart/form-data; boundary=${'x'.repeat(300)}`, 'kind', 400],
      [
        'a form that breaks off',
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
        400,
      ],
    ])('%s', async (_, type, body, status) => {
      const answer = await send().set('content-type', type).send(body).expect(status);
      expect(answer.body).toMatchObject({ status, data: null });
    });

    it('a form at which the parser stands still, which leaves its place in the queue to others', async () => {
      // The state in which the parser leaves a part without a name that arrives in one piece and fills its buffer.
      const stuck = {
        method: 'POST' as const,
        url: UPLOAD,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: `--x\r\n\r\n${'a'.repeat(64 * 1024)}\r\n--x--`,
      };
      const server = test.app.getHttpAdapter().getInstance();
      const before = performance.now();
      const forms = Array.from({ length: 6 }, () => server.inject(stuck));
      const next = upload(await pngOf(10, 10), 'gallery').expect(400);
      for (const { statusCode, body } of await Promise.all(forms))
        expect([statusCode, body]).toEqual([400, expect.stringContaining('no se puede leer')]);
      expect((await next).body.msg).toContain('300');
      expect(performance.now() - before).toBeLessThan(within(6_000));
    });

    it('when the disk is full, and takes back what it had begun', async () => {
      const storage = test.app.get(Storage);
      const put = storage.put.bind(storage);
      jest.spyOn(storage, 'put').mockImplementation(async (key, bytes, type) => {
        if (key.includes('-300.')) throw new StorageFullError();
        await attempts(20, async () => (await imageIds()).length === 0);
        await put(key, bytes, type);
      });
      const answer = await upload(await pngOf(300, 300), 'gallery').expect(503);
      expect(answer.body.msg).toContain('No queda espacio');
    });
  });
});

describe('GET /files/…', () => {
  let url: string;

  beforeEach(async () => {
    ({ publicUrl: url } = (await upload(await pngOf(300, 300), 'gallery')).body.data as ImageDto);
  });

  it('serves what never changes, without a session', async () => {
    const answer = await test.request.get(url).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-length': String((answer.body as Buffer).length),
    });
  });

  it('answers 304 to who has it, and HEAD without the bytes', async () => {
    const { headers } = await test.request.head(url).expect(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    const etag = headers['etag'] ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await test.request.get(url).set('if-none-match', known).expect(304);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': expect.stringContaining('immutable') });
    }
    await test.request.get(url).set('if-none-match', '"other"').expect(200);
  });

  it.each([
    '/files/',
    '/files/token-secret',
    '/files/../token-secret',
    '/files/..%2ftoken-secret',
    '/files/%2e%2e/token-secret',
    '/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/files/..%5ctoken-secret',
    '/files/%252e%252e%252ftoken-secret',
    '/files//etc/passwd',
    '/files/images/gallery/../../../token-secret',
    '/files/images/gallery/0123456789abcdef0123456789abcdef-300.webp',
    '/files/images/gallery/0123456789abcdef0123456789abcdef-300.webp%00.webp',
    '/files/images/gallery/0123456789abcdef0123456789abcdef-300.svg',
    '/files/images/gallery',
    '/files/.unfinished',
  ])('answers 404 to %s', async (path) => {
    expect((await rawGet(path)).status).toBe(404);
  });

  it('answers 404 without the key’s exact spelling', async () => {
    for (const wrong of [url.toUpperCase(), `${url}/`, url.replace('.webp', '.jpg'), url.replace('-300', '-0300')]) {
      expect((await rawGet(wrong)).status).toBe(404);
    }
    const { body } = await test.request.get(url.replace('-300', '-301')).expect(404);
    expect(body).toEqual({ status: 404, msg: 'El archivo no existe.', data: null });
  });
});

describe('images in forms', () => {
  const payload = (bytes: Buffer) => ({
    data: `data:image/png;base64,${bytes.toString('base64')}`,
    type: 'image/png',
    filename: 'foto.png',
    size: bytes.length,
  });

  const inGallery = (...inputs: ImageInputDto[]) =>
    inputs.map((input, position) => ({ input, kind: 'gallery' as const, field: `gallery.${position}` }));

  it('are taken as payload, through the same upload', async () => {
    const bytes = await pngOf(300, 300);
    const id = await files.prepare(payload(bytes), 'gallery', 'profile_image');
    const { publicUrl } = (await upload(bytes, 'gallery')).body.data as ImageDto;
    expect(await urlsOf(id)).toContain(publicUrl);
  });

  it('are taken by the id of an upload of the same kind', async () => {
    const { id } = (await upload(await pngOf(300, 300), 'gallery')).body.data as ImageDto;
    expect(await files.prepareAll(inGallery({ id }, { id }))).toEqual([id, id]);
    const field = 'cover_image';
    await expect(files.prepare({ id }, 'cover', field)).rejects.toMatchObject({
      status: 400,
      code: 'image_kind',
      errors: [{ field }],
    });
    await expect(files.prepare({ id: id + 1 }, 'gallery', field)).rejects.toMatchObject({
      status: 400,
      code: 'image_gone',
      errors: [{ field }],
    });
  });

  it('name the picture of a list that is wrong', async () => {
    const good = payload(await pngOf(300, 300));
    const small = payload(await pngOf(200, 300));
    const msg = 'La imagen debe medir al menos 300×300 píxeles.';
    await expect(files.prepareAll(inGallery(good, small))).rejects.toMatchObject({
      errors: [{ field: 'gallery.1', msg }],
    });
  });

  it('are refused when neither, both, or not strict base64', async () => {
    const good = payload(await pngOf(10, 10));
    const wrong = [
      '',
      'data:image/png;base64,',
      'data:image/png,abcd',
      'abcd',
      `${good.data}*`,
      good.data.slice(0, -1),
      `${good.data} `,
    ];
    for (const data of wrong)
      await expect(files.prepare({ data }, 'proposal', 'image')).rejects.toMatchObject({ code: 'image_data' });
    await expect(files.prepare({}, 'proposal', 'image')).rejects.toMatchObject({ code: 'image_missing' });
    await expect(files.prepare({ ...good, id: 1 }, 'proposal', 'image')).rejects.toMatchObject({ status: 400 });
  });

  it('are refused over the limit before anything is decoded', async () => {
    const decode = jest.spyOn(Buffer, 'from');
    const data = `data:image/png;base64,${'A'.repeat(1.5 * 1024 * 1024)}`;
    const refused = files.prepare({ data, filename: 'grande.png' }, 'gallery', 'gallery.0');
    await expect(refused).rejects.toMatchObject({
      status: 413,
      message: 'El archivo grande.png supera el tamaño máximo permitido.',
    });
    expect(decode).not.toHaveBeenCalled();
  });

  it('stay when the transaction that brought them fails, for the sweep to find', async () => {
    const image = payload(await pngOf(300, 300));
    const failing = test.em().transactional(async () => {
      await files.prepare(image, 'gallery', 'gallery.0');
      throw new Error('the chef could not be saved');
    });
    await expect(failing).rejects.toThrow('could not be saved');
    expect(await imageIds()).toHaveLength(1);
    expect(await storedFiles()).not.toEqual([]);
  });
});

describe('images without use', () => {
  it('are removed with their files, and no others', async () => {
    const [unused, used] = [await uploaded(await pngOf(300, 300)), await uploaded(await pngOf(310, 310))];
    await use(used);
    await files.removeUnused([unused, used]);
    expect(await imageIds()).toEqual([used]);
    expect(await storedFiles()).toEqual((await keysOf(used)).sort());
  });

  it('leave files that another image shares', async () => {
    const bytes = await pngOf(300, 300);
    const [first, second] = [await uploaded(bytes), await uploaded(bytes)];
    await files.removeUnused([first]);
    expect(await storedFiles()).toEqual((await keysOf(second)).sort());
    await files.removeUnused([second]);
    await expectNothingLeft();
  });

  it('stay while a transaction that will refer to them is under way', async () => {
    const id = await uploaded(await pngOf(300, 300));
    await test.em().transactional(async (em) => {
      await query(em, 'insert into souvenir (picture_id) values ($1)', [id]);
      await files.removeUnused([id]);
    });
    expect(await imageIds()).toEqual([id]);
    expect(await storedFiles()).not.toEqual([]);
  });

  it('cannot be removed between being chosen and being saved', async () => {
    const id = await uploaded(await pngOf(300, 300));
    await test.em().transactional(async (em) => {
      await files.prepare({ id }, 'gallery', 'gallery.0');
      await files.removeUnused([id]);
      await query(em, 'insert into souvenir (picture_id) values ($1)', [id]);
    });
    expect(await imageIds()).toEqual([id]);
  });

  it('are swept after a day, and not before', async () => {
    const old = await uploaded(await pngOf(300, 300));
    const young = await uploaded(await pngOf(301, 301));
    const used = await uploaded(await pngOf(302, 302));
    await use(used);
    await sql("update image set created_at = now() - interval '25 hours' where id = any($1::int[])", [[old, used]]);
    await sweep();
    expect(await imageIds()).toEqual([young, used]);
    await sweep(new Date(Date.now() + DAY_MS + 60_000));
    expect(await imageIds()).toEqual([used]);
  });

  it('are swept in any number, past those in use', async () => {
    const bytes = await pngOf(300, 300);
    const used = await uploaded(bytes);
    await use(used);
    for (let count = 0; count < 50; count++) await uploaded(bytes);
    await sweep(new Date(Date.now() + DAY_MS + 60_000));
    expect(await imageIds()).toEqual([used]);
    expect(await storedFiles()).not.toEqual([]);
  });

  it('are swept by one replica at a time', async () => {
    const id = await uploaded(await pngOf(300, 300));
    const later = new Date(Date.now() + DAY_MS + 60_000);
    await test.app.get(FilesRepository).ifNobodyElse('clean-up', () => sweep(later));
    expect(await imageIds()).toEqual([id]);
    await Promise.all([sweep(later), sweep(later)]);
    await expectNothingLeft();
  });

  it('never take away the files of an upload of the same picture at the same moment', async () => {
    const bytes = await pngOf(300, 300);
    const first = await uploaded(bytes);
    const storage = test.app.get(Storage);
    const remove = storage.remove.bind(storage);
    let again: Promise<number> | undefined;
    // The files exist when the upload looks for them, and are gone when it ends.
    jest.spyOn(storage, 'remove').mockImplementation(async (key) => {
      again ??= uploaded(bytes);
      await Promise.race([again, attempts(Infinity, somebodyWaitsForALock)]);
      await remove(key);
    });
    await files.removeUnused([first]);
    const second = (await again) ?? 0;
    expect(await imageIds()).toEqual([second]);
    expect(await storedFiles()).toEqual((await keysOf(second)).sort());
  });

  it('and uploads of the same picture, many times over, leave exactly the files in use', async () => {
    const bytes = await pngOf(40, 40);
    let last = (await files.upload(bytes, 'proposal', 'a.png')).id;
    for (let round = 0; round < 10; round++) {
      const [, next] = await Promise.all([files.removeUnused([last]), files.upload(bytes, 'proposal', 'a.png')]);
      expect(await imageIds()).toEqual([next.id]);
      expect(await storedFiles()).toEqual((await keysOf(next.id)).sort());
      last = next.id;
    }
  });
});

describe('with an S3-compatible store', () => {
  let server: S3rver;
  let onS3: TestApp;

  beforeAll(async () => {
    const directory = join(test.env.DATA_DIR, 's3');
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'pictures' }],
    });
    const { port } = await server.run();
    onS3 = await createTestApp({
      STORAGE: 's3',
      S3_BUCKET: 'pictures',
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    });
  });
  afterAll(async () => {
    await onS3.close();
    await server.close();
  });

  it('uploads, serves and removes', async () => {
    const session = await signIn(onS3);
    const bytes = await jpegOf(500, 500);
    const answer = await onS3.request
      .post(UPLOAD)
      .auth(session, { type: 'bearer' })
      .field('kind', 'profile')
      .attach('file', bytes, 'a.jpg')
      .expect(201);
    const { id, publicUrl } = answer.body.data as ImageDto;
    const file = await onS3.request.get(publicUrl).expect(200);
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String((file.body as Buffer).length),
    });
    expect((await sharp(file.body as Buffer).metadata()).width).toBe(500);
    await onS3.request.head(publicUrl).expect(200);
    await onS3.request.get(publicUrl.replace('-500', '-501')).expect(404);
    await onS3.app.get(FilesService).removeUnused([id]);
    await onS3.request.get(publicUrl).expect(404);
  });
});

const send = () => test.request.post(UPLOAD).auth(token, { type: 'bearer' });

const upload = (bytes: Buffer, kind: ImageKind, name = 'foto.jpg') =>
  send().field('kind', kind).attach('file', bytes, name);

async function uploaded(bytes: Buffer): Promise<number> {
  return (await files.upload(bytes, 'gallery', 'foto.png')).id;
}

const use = (id: number) => sql('insert into souvenir (picture_id) values ($1)', [id]);

const sweep = (now?: Date) => test.app.get(UnusedImages).cleanUp(now);

const sql = <Row>(text: string, parameters: unknown[] = []) => query<Row>(test.em(), text, parameters);

async function imageIds(): Promise<number[]> {
  return (await sql<{ id: number }>('select id from image order by id')).map(({ id }) => id);
}

async function keysOf(id: number): Promise<string[]> {
  const [row] = await sql<{ variants: { key: string }[] }>('select variants from image where id = $1', [id]);
  return row?.variants.map(({ key }) => key) ?? [];
}

async function urlsOf(id: number): Promise<string[]> {
  return (await keysOf(id)).map((key) => `/files/${key}`);
}

async function somebodyWaitsForALock(): Promise<boolean> {
  const waiting = await sql(
    `select 1 from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return waiting.length > 0;
}

/** Asks the database again until it is so, or until it was asked often enough. */
async function attempts(most: number, isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < most; attempt++) if (await isSo()) return;
}

/** Keys of all files in the local store, including unfinished ones. */
async function storedFiles(): Promise<string[]> {
  const root = join(test.env.DATA_DIR, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

async function expectNothingLeft(): Promise<void> {
  expect(await imageIds()).toEqual([]);
  expect(await storedFiles()).toEqual([]);
}

async function signIn({ app, em }: TestApp): Promise<string> {
  const manager = em();
  const person = Person.invite({ name: 'Marta Moderadora', email: 'marta@sobremesa.example', role: 'USER' });
  person.signIn('google-account-of-marta');
  await manager.persist(person).flush();
  return app.get(SessionTokens, { strict: false }).issue(person);
}

/** Sends a request with the path as written. Usual clients would resolve '..' first. */
function rawGet(path: string): Promise<{ status: number | undefined }> {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode }));
    });
    request.on('error', reject).end();
  });
}
