import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { pngOf } from './image-samples.js';

/** A command that makes a picture, ends the process during it, and then still prints something. */
const COMMAND = `
  import { ImageMaker } from '${new URL('image-maker.ts', import.meta.url).href}';
  const maker = new ImageMaker();
  const { width } = await maker.make(Buffer.from(process.argv[1], 'base64'), { widths: [16] });
  await maker.end();
  console.log('made ' + width);
`;

it('a command that ends the process for pictures lives to say what came of it', async () => {
  const picture = (await pngOf(16, 16)).toString('base64');
  const args = ['--import', '@oxc-node/core/register', '--input-type=module', '-e', COMMAND, picture];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toBe('made 16\n');
});
