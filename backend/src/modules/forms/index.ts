export { FORM_PROVIDERS, FormType } from './form-provider.js';
export { FormReference } from './form-reference.entity.js';
export { FormsModule } from './forms.module.js';
