import { Global, Module } from '@nestjs/common';
import { ImageMaker } from './image-maker.js';

/** Makes pictures, in one child process for all modules. */
@Global()
@Module({ providers: [{ provide: ImageMaker, useFactory: () => new ImageMaker() }], exports: [ImageMaker] })
export class ImagesModule {}
