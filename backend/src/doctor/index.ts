export { tryParts, type PartResult, type PartState } from './try-parts.js';
