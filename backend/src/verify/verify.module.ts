import { Module } from '@nestjs/common';
import { StorageModule } from '../platform/storage/storage.module.js';
import { NightlyVerification } from './nightly-verification.js';

/** Whether what is stored is whole: asked by the admin command, and every night. */
@Module({ imports: [StorageModule], providers: [NightlyVerification] })
export class VerifyModule {}
