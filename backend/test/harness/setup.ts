import 'reflect-metadata';
// Imported before any test's own imports: Jest cannot require() these while they are half loaded, as CommonJS packages
// of Nest do.
import '@nestjs/common';
import '@nestjs/core';
