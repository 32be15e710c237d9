export { ORIGINALS } from './originals/index.js';
export { TextsModule } from './texts.module.js';
export { Texts } from './texts.service.js';
export { partsOf, plainText, type Figures, type TextDocument } from './text-document.js';
