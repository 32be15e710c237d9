import 'reflect-metadata';
// Evaluated before any test's own imports: Jest cannot require() them half-loaded, as CommonJS packages of Nest do.
import '@nestjs/common';
import '@nestjs/core';
