/**
 * The process that opens an uploaded PDF, started by `openPdf`. It reads the PDF from its standard input and ends with 0 where it
 * has a page that can be read. PDFs are made by strangers: what goes wrong here takes neither time nor memory from anybody. A thread
 * opens the PDF, and the other one looks how much memory that takes: what is unpacked lies beside the heap, which Node alone bounds.
 */
import { buffer } from 'node:stream/consumers';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const MB = 1024 * 1024;

/** Most memory of the process, and of the thread's heap, in MB. An honest PDF of 5 MB takes about 150. */
const MOST_MB = 400;
const MOST_HEAP_MB = 256;

/** How often the memory is looked at, in milliseconds. */
const LOOK = 20;

if (isMainThread) {
  const bytes = await buffer(process.stdin);
  const thread = new Worker(process.argv[1] ?? '', {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
  });
  thread.once('error', () => process.exit(1));
  thread.once('exit', (code) => process.exit(code));
  setInterval(() => {
    // It is not awaited: a thread that unpacks does not listen.
    if (process.memoryUsage.rss() > MOST_MB * MB) process.kill(process.pid, 'SIGKILL');
  }, LOOK);
} else {
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(workerData as Uint8Array), { verbosity: 0 });
  await document.getPage(1);
  process.exit(0);
}
