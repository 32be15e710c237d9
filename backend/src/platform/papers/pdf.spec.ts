import { expect, it } from '@jest/globals';
import { madePdf, packedPdf } from '../../../test/harness/made-papers.js';
import { isPdf, openPdf } from './pdf.js';

it('knows a PDF by its first bytes', () => {
  expect(isPdf(madePdf())).toBe(true);
  expect(isPdf(Buffer.from('<html>%PD</html>'))).toBe(false);
});

it('opens a PDF, and refuses one that is damaged, empty or only called so', async () => {
  const whole = madePdf();
  const pageless = Buffer.from(whole.toString().replace('/Kids [3 0 R] /Count 1', '/Kids [] /Count 0      '));
  const refused = [Buffer.from('%PDF-1.4 nothing'), pageless].map((bytes) =>
    expect(openPdf(bytes)).rejects.toMatchObject({ code: 'pdf_damaged', status: 400 }),
  );
  await Promise.all([openPdf(whole), ...refused]);
});

it('refuses one that takes the memory of hundreds of its size, and opens one that takes little', async () => {
  const bomb = packedPdf(300);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await openPdf(packedPdf(1));
  await expect(openPdf(bomb)).rejects.toMatchObject({ code: 'pdf_damaged' });
});
