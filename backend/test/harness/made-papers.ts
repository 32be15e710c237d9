import { constants, deflateRawSync } from 'node:zlib';

/** The objects of a PDF with one empty page. */
const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
];

/** A PDF of one empty page, as small as it can be. */
export function madePdf(): Buffer {
  let text = '%PDF-1.4\n';
  const places = OBJECTS.map((part, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${part}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${text}trailer\n<< /Size ${OBJECTS.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
}

const MB = 1024 * 1024;

/** The same, whose objects lie packed behind so many megabytes of blanks: a thousandth of that as a file. */
export function packedPdf(megabytes: number): Buffer {
  const packed = (part: Buffer, finishFlush: number) => deflateRawSync(part, { finishFlush });
  const places = OBJECTS.map((_, at) => megabytes * MB + OBJECTS.slice(0, at).join(' ').length + at);
  const head = places.map((place, at) => `${at + 1} ${place} `).join('');
  const blanks = packed(Buffer.alloc(MB, ' '), constants.Z_FULL_FLUSH);
  const stream = Buffer.concat([
    Buffer.from([0x78, 0x01]),
    packed(Buffer.from(head), constants.Z_FULL_FLUSH),
    ...Array.from({ length: megabytes }, () => blanks),
    packed(Buffer.from(` ${OBJECTS.join(' ')} `), constants.Z_FINISH),
  ]);
  const start = '%PDF-1.5\n';
  const objects = Buffer.concat([
    Buffer.from(`${start}4 0 obj\n<< /Type /ObjStm /N 3 /First ${head.length} /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ]); // prettier-ignore
  const rows = [[0, 0, 255], [2, 4, 0], [2, 4, 1], [2, 4, 2], [1, start.length, 0], [1, objects.length, 0]]; // prettier-ignore
  const table = Buffer.concat(
    rows.map(([kind = 0, place = 0, at = 0]) => Buffer.from([kind, ...[24, 16, 8, 0].map((bits) => (place >> bits) & 255), at])),
  ); // prettier-ignore
  return Buffer.concat([
    objects,
    Buffer.from(`5 0 obj\n<< /Type /XRef /Size 6 /W [1 4 1] /Root 1 0 R /Length ${table.length} >>\nstream\n`),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${objects.length}\n%%EOF\n`),
  ]);
}
