const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Jest's `testSequencer`: the files in an order that depends on the run's seed only, which `make test` prints. So a file
 * that depends on another one that happens to run before it fails sooner or later, and again with the same seed.
 */
module.exports = class ShuffledFiles extends Sequencer {
  /** @param {import('@jest/test-result').Test[]} tests */
  sort(tests) {
    /** @param {import('@jest/test-result').Test} test */
    const place = ({ path, context }) =>
      createHash('sha256')
        .update(`${process.env.TEST_SEED} ${path.slice(context.config.rootDir.length)}`)
        .digest('hex');
    return tests.toSorted((one, other) => place(one).localeCompare(place(other)));
  }
};
