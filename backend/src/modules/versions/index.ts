export { DeletedRecord, KEPT_DAYS } from './deleted-record.entity.js';
export { DeletedRow } from './deleted-row.entity.js';
export { fieldsOf, formOf } from './form-of.js';
export {
  KEPT_KINDS,
  type FieldNote,
  type KeptKind,
  type KeptRow,
  type KindName,
  type ReturningRows,
} from './kept-kind.js';
export { OldVersions } from './old-versions.js';
export { RecordVersion } from './record-version.entity.js';
export type { StoredRow } from './table-graph.repository.js';
export { VersionsModule } from './versions.module.js';
export { Versions } from './versions.service.js';
