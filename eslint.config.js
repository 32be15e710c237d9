import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import ownTables from './tools/own-tables.mjs';

/** SQL lives in repositories, in columns that several of them select, in migrations and in platform/database only. */
const SQL_FREE = ['backend/src/{modules,embeds,site,identity-provider,platform}/**/*.ts'];
const SQL_HOMES = [
  '**/*.repository.ts',
  '**/*.columns.ts',
  '**/*.spec.ts',
  'backend/src/platform/{database,health}/**',
];
const noSql = [
  {
    selector: 'CallExpression[callee.property.name=/^(execute|createQueryBuilder|getKysely)$/]',
    message: 'SQL belongs in a *.repository.ts or *.columns.ts.',
  },
  {
    selector: 'CallExpression[callee.name=/^(raw|query|statement|database)$/]',
    message: 'SQL belongs in a *.repository.ts or *.columns.ts.',
  },
  {
    selector: 'TaggedTemplateExpression[tag.name="sql"]',
    message: 'SQL belongs in a *.repository.ts or *.columns.ts.',
  },
];

/** What opens behind the press itself, and the dialog that no press opens. */
const BEHIND_THE_PRESS = [
  'frontend/src/ui/admin/{Modal,Select,FormDialog,ConfirmDialog}.tsx',
  'frontend/src/gestion/layout/SessionExpiredDialog.tsx',
  '**/*.test.tsx',
];

/** The back-office tells the time of Chile, whose days its filters and deadlines are, wherever the browser is. */
const toldZone = [
  'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]:not(:has(Property[key.name="timeZone"]))',
  'CallExpression[callee.property.name=/^get(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$/]',
].map((selector) => ({
  selector,
  message: 'This is the time zone of the browser. Use ui/admin/chile-time for moments, or say the zone.',
}));

/** React calls what an effect returns when it ends: what a call happens to return, as scrolling does a promise, breaks the page. */
const saidCleanup = [
  {
    selector:
      'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[body.type=/^(Call|Chain)Expression$/]',
    message: 'Write the effect in braces, and return what ends it, if anything does.',
  },
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'backend/build/',
    '**/coverage/',
    '.data/',
    '.reports/',
    'frontend/test-results/',
    'frontend/playwright-report/',
    'frontend/src/api/*generated.ts',
    'backend/src/platform/**/*generated.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    // What the embedded documents run.
    files: ['backend/src/embeds/browser/*.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
    },
  },
  {
    // Nest reads the types of constructor parameters at run time: an import that looks like a type is a value there.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...saidCleanup] },
  },
  {
    files: ['frontend/src/{gestion,ui/admin}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...saidCleanup, ...toldZone] },
  },
  {
    // Drawing what a press opens takes longer than a press may wait: these do it behind the press.
    files: ['frontend/src/{gestion,ui}/**/*.tsx'],
    ignores: BEHIND_THE_PRESS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'antd',
          importNames: ['Modal', 'Select'],
          message: 'Use ui/admin/Modal or Select, which open behind the press.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...saidCleanup,
        ...toldZone,
        {
          selector: 'JSXAttribute[name.name="onFinish"]',
          message:
            'A form that hears its own press checks its fields before the press is painted. Use ui/admin/SaveButton.',
        },
      ],
    },
  },
  {
    files: SQL_FREE,
    ignores: SQL_HOMES,
    rules: { 'no-restricted-syntax': ['error', ...noSql] },
  },
  {
    // What Kysely's builders hand out is bound to nothing: it may be taken apart.
    files: SQL_HOMES,
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // A module's tables are named by itself and by those who read what is composed of several modules' rows.
    files: ['backend/src/modules/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    plugins: { house: { rules: { 'own-tables': ownTables } } },
    rules: { 'house/own-tables': 'error' },
  },
  {
    // The environment has one reader.
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/config/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config/env.ts reads the environment.' },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    languageOptions: { globals: globals.browser },
    // State that follows something outside React: an object URL, a navigation that closes a menu.
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  {
    // Test doubles and answers of the API come without types; what they hold is what the test is about.
    files: ['**/*.{spec,test}.{ts,tsx}', 'backend/test/**', 'frontend/test-setup/**', 'frontend/e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
