export { FormReference } from './form-reference.entity.js';
export { MAX_SNIPPET } from './forms.dto.js';
export { FormsModule } from './forms.module.js';
export { FormsRepository } from './forms.repository.js';
