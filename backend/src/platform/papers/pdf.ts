import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeArgs } from '../code-folder.js';
import { Gate } from '../images/gate.js';
import { DamagedPdfError } from './pdf.errors.js';

/** The arguments of `node`. The process bounds its own memory. */
const PROCESS = nodeArgs('platform/papers/open-pdf');

/** How long a PDF may take, with the start of its process, in milliseconds. */
const PATIENCE_MS = 15_000;

/** Each process takes half a second of a processor. */
const gate = new Gate(2);

/** Whether bytes begin like a PDF, whatever the file's name says. */
export const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1024).includes('%PDF-');

/**
 * Opens a PDF in a process of its own that has no secret and ends with it.
 * @throws DamagedPdfError where it cannot be opened, has no page, has a password, takes too long or too much memory
 */
export async function openPdf(bytes: Buffer): Promise<void> {
  const isSound = await gate.run(async () => {
    const child = spawn(process.execPath, PROCESS, {
      env: {},
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    });
    // It may end before it has read all.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
    const [code] = (await once(child, 'close').catch(() => [1])) as [number | null];
    return code === 0;
  });
  if (!isSound) throw new DamagedPdfError();
}
