/**
 * The process that opens an uploaded PDF, started by `openPdf`. It reads the PDF from its standard input and ends with 0 where it
 * has a page that can be read. PDFs are made by strangers: what goes wrong here takes neither time nor memory from anybody.
 */
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';

const document = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)), { verbosity: 0 });
await document.getPage(1);
process.exit(0);
