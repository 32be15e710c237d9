import 'reflect-metadata';
import { runProduct } from './run-product.js';

await runProduct();
