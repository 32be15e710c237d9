export { fieldsOf } from './form-of.js';
export { OldVersions } from './old-versions.js';
export { VersionsModule } from './versions.module.js';
export { Versions } from './versions.service.js';
