import 'reflect-metadata';
import { runAdmin } from './admin/run-admin.js';

process.exitCode = await runAdmin(process.argv.slice(2));
