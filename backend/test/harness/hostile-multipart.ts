import fc from 'fast-check';
import { bmpOf, jpegOf, pngOf } from '../../src/platform/images/image-samples.js';

/** A form as it is sent over the network. */
interface MultipartForm {
  headers: Record<string, string>;
  payload: Buffer;
}

const BOUNDARY = 'frontera';
const MB = 1024 * 1024;

/** Names that try to leave the folder, to reach the prototype, or to add headers. */
const NAMES = [
  'a.png',
  '',
  '../../../../etc/passwd',
  'C:\\Windows\\a.png',
  '/tmp/a.png',
  'a\u0000.png',
  '%00',
  '%2e%2e%2f',
  'ñandú 🍷.png',
  '\u202egnp.a',
  'a".png',
  "a';drop table image;--.png",
  'a\r\nX-Injected: 1',
  '__proto__',
  'a'.repeat(5_000),
].map((name) => Buffer.from(name));

/** Bytes that are not UTF-8: a lone surrogate, a broken sequence. */
const NO_TEXT = [Buffer.from([0xed, 0xa0, 0x80]), Buffer.from([0xff, 0xfe, 0x00])];

const KINDS = ['profile', 'cover', 'gallery', 'header', 'logo', 'proposal'];
const NO_KINDS = ['', 'avatar', 'LOGO', ' logo', 'logo\u0000', '__proto__', '{"kind":"logo"}', 'x'.repeat(300)];

/** Types that a part may claim, whatever it contains. */
const TYPES = [
  'image/png',
  'image/jpeg',
  'text/html',
  'application/json',
  'application/octet-stream',
  'multipart/mixed; boundary=otra',
  'text/plain; charset=utf-16',
  'x',
  '',
  'image/png; name='.padEnd(9_000, 'x'),
];

/** Invalid header lines. */
const LINES = [
  'X-Long: '.padEnd(90_000, 'x'),
  Array.from({ length: 60 }, (_, index) => `X-${index}: 1`).join('\r\n'),
  'no colon at all',
  ': no name',
  'X-Nul: \u0000',
  'X-Folded: a\r\n b',
  'Content-Transfer-Encoding: base64',
  'Content-Length: 7',
  'Content-Disposition: attachment; name="kind"',
];

/** Pictures and broken pictures: cut off, with a wrong type or size, or with something hidden inside. */
async function contents(): Promise<fc.Arbitrary<Buffer>> {
  const [png, jpeg, small] = [await pngOf(300, 300), await jpegOf(300, 300), await pngOf(99, 99)];
  const bmp = bmpOf(300, 300);
  const claiming = (bytes: Buffer, at: number, size: number, write: 'writeInt32LE' | 'writeUInt32BE'): Buffer => {
    const lie = Buffer.from(bytes);
    lie[write](size, at);
    return lie;
  };
  const lies = [
    claiming(bmp, 18, 2_000_000_000, 'writeInt32LE'),
    claiming(bmp, 22, -2_000_000_000, 'writeInt32LE'),
    claiming(bmp, 10, 2_000_000_000, 'writeInt32LE'),
    claiming(png, 16, 4_000_000_000, 'writeUInt32BE'),
    Buffer.concat([png.subarray(0, 8), jpeg]),
    Buffer.concat([jpeg.subarray(0, 3), png]),
    Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
    Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from(`--${BOUNDARY}\r\n`),
    Buffer.concat([png, Buffer.alloc(MB)]),
    Buffer.alloc(0),
    small,
  ];
  const good = fc.constantFrom(png, jpeg, bmp);
  const cut = fc.tuple(good, fc.double({ min: 0, max: 1, noNaN: true }));
  const bent = fc.tuple(good, fc.nat(), fc.nat(255));
  return fc.oneof(
    { weight: 6, arbitrary: good },
    { weight: 3, arbitrary: fc.constantFrom(...lies) },
    { weight: 2, arbitrary: cut.map(([bytes, part]) => bytes.subarray(0, Math.floor(bytes.length * part))) },
    { weight: 2, arbitrary: bent.map(([bytes, at, value]) => Buffer.from(bytes).fill(value, at % bytes.length)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  );
}

interface Part {
  name: string | Buffer;
  filename?: Buffer;
  type?: string;
  lines?: readonly string[];
  content: Buffer;
}

function bytesOf({ name, filename, type, lines = [], content }: Part): Buffer {
  const text = (value: string): Buffer => Buffer.from(value);
  return Buffer.concat([
    text(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`),
    Buffer.from(name),
    text('"'),
    ...(filename ? [text('; filename="'), filename, text('"')] : []),
    text('\r\n'),
    ...(type === undefined ? [] : [text(`Content-Type: ${type}\r\n`)]),
    ...lines.map((line) => text(`${line}\r\n`)),
    text('\r\n'),
    content,
    text('\r\n'),
  ]);
}

/** Ways in which a form is damaged. */
const DAMAGES: ((bytes: Buffer, at: number) => Buffer)[] = [
  (bytes, at) => bytes.subarray(0, at % bytes.length),
  (bytes) => bytes.subarray(0, -6),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll(`--${BOUNDARY}`, `-${BOUNDARY}`), 'latin1'),
  (bytes) => Buffer.concat([Buffer.from('preámbulo\r\n'), bytes, Buffer.from('epílogo')]),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes, at) =>
    Buffer.concat([bytes.subarray(0, at % bytes.length), Buffer.alloc(300), bytes.subarray(at % bytes.length)]),
  () => Buffer.alloc(0),
];

/** Types of the request. Most of them do not fit the body. */
const REQUEST_TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=otra',
  `multipart/form-data; boundary="${BOUNDARY}"; charset=utf-16`,
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}; boundary=otra`,
  'image/png',
  'application/json',
  'x',
];

/** Forms with a picture: valid ones, almost valid ones, and known attacks on parsers. */
export async function multipartForms(): Promise<fc.Arbitrary<MultipartForm>> {
  const content = await contents();
  const maybe = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
    fc.option(arbitrary, { nil: undefined, freq: 2 });
  const lines: fc.Arbitrary<readonly string[]> = fc.oneof(
    { weight: 5, arbitrary: fc.constant([]) },
    fc.subarray(LINES, { minLength: 1, maxLength: 2 }),
  );
  const name = (usual: string): fc.Arbitrary<string | Buffer> =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(usual) },
      fc.constantFrom<string | Buffer>('file', 'kind', 'file[]', 'kind[a]', '__proto__', 'constructor', '', ...NO_TEXT),
    );
  const filename = fc.oneof(
    { weight: 4, arbitrary: fc.constant(Buffer.from('a.png')) },
    { weight: 3, arbitrary: fc.constantFrom(...NAMES, ...NO_TEXT) },
  );
  const file: fc.Arbitrary<Part> = fc.record<Part>({
    name: name('file'),
    filename: fc.oneof({ weight: 9, arbitrary: filename }, fc.constant(undefined)),
    type: maybe(fc.constantFrom(...TYPES)),
    lines,
    content,
  });
  const kind: fc.Arbitrary<Part> = fc.record<Part>({
    name: name('kind'),
    filename: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, filename),
    type: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.constantFrom(...TYPES)),
    lines,
    content: fc
      .oneof(
        { weight: 8, arbitrary: fc.constantFrom('logo', 'gallery', 'proposal', ...KINDS) },
        fc.constantFrom(...NO_KINDS),
      )
      .map((value) => Buffer.from(value)),
  });
  const parts = fc.oneof(
    { weight: 6, arbitrary: fc.tuple(kind, file) },
    { weight: 3, arbitrary: fc.tuple(file, kind) },
    { weight: 3, arbitrary: fc.array(fc.oneof(file, kind), { maxLength: 4 }) },
  );
  const damage = fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.constantFrom(...DAMAGES));
  const type = fc.oneof(
    { weight: 5, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
    fc.constantFrom(...REQUEST_TYPES),
  );
  return fc.record({ parts, damage, type, at: fc.nat() }).map(({ parts: list, damage: spoil, type: declared, at }) => {
    const whole = Buffer.concat([...list.map(bytesOf), Buffer.from(`--${BOUNDARY}--\r\n`)]);
    return { headers: { 'content-type': declared }, payload: spoil ? spoil(whole, at) : whole };
  });
}
