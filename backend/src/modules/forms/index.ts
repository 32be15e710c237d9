export { FormReference } from './form-reference.entity.js';
export { FormsModule } from './forms.module.js';
