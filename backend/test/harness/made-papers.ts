/** A PDF of one empty page, as small as it can be. */
export function madePdf(): Buffer {
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ];
  let text = '%PDF-1.4\n';
  const places = parts.map((part, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${part}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(`${text}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
}
