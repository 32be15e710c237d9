/**
 * Lint rules of our own, as a plugin of oxlint: what must not be written, by selectors of ESTree, and what to write instead.
 * `.oxlintrc.json` says in which files each is an error.
 */

/**
 * Reports each node that one of the selectors finds.
 * @param {string} message
 * @param {string[]} selectors
 */
const restricted = (message, ...selectors) => ({
  /** @param {{ report(problem: { node: unknown, message: string }): void }} context */
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (/** @type {unknown} */ node) => context.report({ node, message })]),
    ),
});

/** Functions that import code twice before they fail, and keep no failure. */
const LOADERS = '/^(fetchCode|optional|optionalDialog|optionalScreen|useChanges)$/';

export default {
  meta: { name: 'house' },
  rules: {
    'sql-in-repositories': restricted(
      'SQL belongs in a *.repository.ts or *.columns.ts.',
      'CallExpression[callee.property.name=/^(execute|createQueryBuilder|getKysely)$/]',
      'CallExpression[callee.name=/^(raw|query|statement|database)$/]',
      'TaggedTemplateExpression[tag.name="sql"]',
    ),
    // The product shows the time of Chile wherever the browser is: its days and deadlines are days of Chile.
    'explicit-time-zone': restricted(
      'This is the time zone of the browser. Use ui/chile-time for moments, or name the zone.',
      'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))',
      'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]:not(:has(Property[key.name="timeZone"]))',
      'CallExpression[callee.property.name=/^get(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$/]',
    ),
    // React calls what an effect returns as its cleanup. A call may return something else, as scrolling returns a promise.
    'explicit-cleanup': restricted(
      'Write the effect in braces, and return its cleanup, if it has one.',
      'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type=/^(Call|Chain)Expression$/]',
    ),
    'dynamic-import': restricted(
      'A failed import must be shown and retried: use optional(), optionalDialog() or fetchCode() of ui/optional.',
      `ImportExpression:not(CallExpression[callee.name=${LOADERS}] ImportExpression)`,
      // React.lazy keeps a failure for good.
      'ImportSpecifier[imported.name="lazy"]',
    ),
  },
};
