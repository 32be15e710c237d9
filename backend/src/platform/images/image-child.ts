/**
 * The process that makes pictures, started by `ImageProcess`. It hears of pictures on one channel, answers there, and ends
 * with it: when the server is gone, however it went.
 */
import { Socket } from 'node:net';
import { FrameReader, frameHead } from './image-frames.js';
import { CHANNEL, replyTo, saidOf, type Order, type Reply } from './image-messages.js';
import { yieldToServer } from './yield-to-server.js';

yieldToServer();
// A terminal and some supervisors tell the whole family to end. The server still needs pictures for what it is answering.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const channel = new Socket({ fd: CHANNEL });
for (const event of ['end', 'error', 'close'] as const) channel.on(event, die);

// Loaded after the priority is set: the threads of the library get that of whoever starts them.
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
    // The memory is given back at once, and not when V8 looks for garbage.
    (bytes.buffer as ArrayBuffer).transfer(0);
  }
}

function say(reply: Reply, bodies: readonly Buffer[] = []): void {
  const length = bodies.reduce((sum, body) => sum + body.length, 0);
  for (const piece of [frameHead(reply, length), ...bodies]) channel.write(piece);
}

/** Not `process.exit`, which waits for the threads of the library: one of them may never end. */
function die(): void {
  process.kill(process.pid, 'SIGKILL');
}
