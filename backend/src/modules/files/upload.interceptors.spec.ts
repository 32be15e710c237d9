import { describe, expect, it } from '@jest/globals';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import { lastValueFrom, Subject, type Observable } from 'rxjs';
import { FormRead, UploadQueue } from './upload.interceptors.js';

/** Waits until everything that can run has run. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('UploadQueue', () => {
  it('begins to read only so many uploads at once, and each of the others when one ends', async () => {
    const queue = new UploadQueue();
    const reading: Subject<string>[] = [];
    const handler = {
      handle: (): Observable<string> => {
        const upload = new Subject<string>();
        reading.push(upload);
        return upload;
      },
    };
    const answers = Array.from({ length: 8 }, () =>
      lastValueFrom(queue.intercept(new ExecutionContextHost([]), handler)),
    );
    await settled();
    expect(reading).toHaveLength(6);
    for (let next = 0; next < answers.length; next++) {
      reading[next]?.next('stored');
      reading[next]?.complete();
      await expect(answers[next]).resolves.toBe('stored');
    }
    expect(reading).toHaveLength(8);
  });
});

describe('FormRead', () => {
  it('gives the memory of the file back when the picture is made, and not before', async () => {
    const memory = new ArrayBuffer(1024);
    const request = { file: { buffer: Buffer.from(memory, 0, 1000) } };
    const making = new Subject<string>();
    const answer = lastValueFrom(
      new FormRead().intercept(new ExecutionContextHost([request]), { handle: () => making }),
    );
    expect(memory.byteLength).toBe(1024);
    making.next('stored');
    expect(memory.byteLength).toBe(1024);
    making.complete();
    await expect(answer).resolves.toBe('stored');
    expect(memory.detached).toBe(true);
    expect(request.file.buffer).toHaveLength(0);
  });
});
