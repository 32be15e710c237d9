/**
 * The process that makes pictures, started by `ImageProcess`. It reads pictures from one channel, answers there, and
 * ends when the channel ends, however the server ended.
 */
import { Socket } from 'node:net';
import { FrameReader, frameHead } from './image-frames.js';
import { CHANNEL, replyTo, saidOf, type Order, type Reply } from './image-messages.js';
import { yieldToServer } from './yield-to-server.js';

yieldToServer();
// Terminals and some supervisors signal the whole process group. The server still needs pictures for running requests.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const channel = new Socket({ fd: CHANNEL });
for (const event of ['end', 'error', 'close'] as const) channel.on(event, die);

// Loaded after the priority is set, because new threads inherit it.
const { processImage } = await import('./process-image.js');
const reader = new FrameReader((order, bytes) => void work(order as Order, bytes));
channel.on('data', (piece: Buffer) => reader.push(piece));
say({ ready: true });

async function work({ id, rules }: Order, bytes: Buffer): Promise<void> {
  try {
    const { made, bodies } = saidOf(await processImage(bytes, rules, () => say({ id, begun: true })));
    say({ id, made }, bodies);
  } catch (error) {
    say({ id, ...replyTo(error) });
  } finally {
    // Frees the memory at once instead of waiting for garbage collection.
    (bytes.buffer as ArrayBuffer).transfer(0);
  }
}

function say(reply: Reply, bodies: readonly Buffer[] = []): void {
  const length = bodies.reduce((sum, body) => sum + body.length, 0);
  for (const piece of [frameHead(reply, length), ...bodies]) channel.write(piece);
}

/** Not `process.exit`, which waits for the library's threads: one may hang. */
function die(): void {
  process.kill(process.pid, 'SIGKILL');
}
