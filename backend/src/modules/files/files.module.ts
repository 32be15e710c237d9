import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MultipartModule } from '@nestjs/platform-fastify/multipart';
import { Env } from '../../config/env.js';
import { ImagesModule } from '../../platform/images/images.module.js';
import { StorageModule } from '../../platform/storage/storage.module.js';
import { FilesController } from './files.controller.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { PrivatePapers } from './private-papers.js';
import { PrivatePapersRepository } from './private-papers.repository.js';
import { servePublicFilesFrom } from './public-url.js';
import { StoredFiles } from './stored-files.js';
import { UnusedImages } from './unused-images.js';
import { MultipartWhereTaken, uploadOptions } from './upload.interceptors.js';

/** Images: upload, references from other modules, removal, and serving under `/files`. Private papers have no address. */
@Module({
  imports: [StorageModule, ImagesModule, MultipartModule.registerAsync({ inject: [Env], useFactory: uploadOptions })],
  controllers: [FilesController],
  providers: [
    ...[FilesService, FilesRepository, PrivatePapers, PrivatePapersRepository, StoredFiles, UnusedImages],
    { provide: APP_GUARD, useClass: MultipartWhereTaken },
  ],
  exports: [FilesService, PrivatePapers],
})
export class FilesModule {
  constructor(env: Env) {
    servePublicFilesFrom(env.FILES_PUBLIC_URL);
  }
}
