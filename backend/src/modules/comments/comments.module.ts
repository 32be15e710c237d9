import { Module } from '@nestjs/common';
import { CommentsController } from './comments.controller.js';
import { CommentsRepository } from './comments.repository.js';

/** Opinions of clients about chefs. */
@Module({ controllers: [CommentsController], providers: [CommentsRepository] })
export class CommentsModule {}
