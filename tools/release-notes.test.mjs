/** Proves that a release gets its own text of the changelog, and no other's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notesOf } from './release-notes.mjs';

const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n- Soon.\n\n## [1.2.0] - 2026-12-01\n\n### Added\n\n- A.\n\n## [1.1.0] - 2026-11-01\n\n- B.\n';

test('a release has the text below its heading', () => {
  assert.equal(notesOf(CHANGELOG, '1.2.0'), '### Added\n\n- A.');
  assert.equal(notesOf(CHANGELOG, '1.1.0'), '- B.');
});

test('a version that the changelog does not know has none', () => {
  assert.equal(notesOf(CHANGELOG, '1.2'), '');
  assert.equal(notesOf(CHANGELOG, '9.0.0'), '');
});
