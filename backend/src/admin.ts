import 'reflect-metadata';
import { runAdmin } from './admin/run-admin.js';

// Anyone who reads may have seen enough, as in `people | head`: what is under way is finished all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runAdmin(process.argv.slice(2));
