import { fieldsOf } from '../../../ui/admin/contract-fields';

/** The labelled fields of the chef form, under the limits of the API. */
export const { Field, TextField } = fieldsOf('CreateChefDto');
