import { Global, Module } from '@nestjs/common';
import { ImageMaker } from './image-maker.js';

/** Makes pictures, for everybody in one process beside the server. */
@Global()
@Module({ providers: [{ provide: ImageMaker, useFactory: () => new ImageMaker() }], exports: [ImageMaker] })
export class ImagesModule {}
