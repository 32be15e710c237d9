/** A boleta of the demo as a PDF of one page that says that it is not a real one. */
export function demoBoleta(number: number): Buffer {
  const lines = [`Boleta de honorarios ${number}`, 'Documento de demostracion, sin valor tributario'];
  const text = lines
    .map((line, at) => `BT /F1 ${at === 0 ? 20 : 12} Tf 60 ${720 - at * 36} Td (${line}) Tj ET`)
    .join('\n');
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = parts.map((part, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${part}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}
