import docusaurus from '@docusaurus/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'build/',
    '.docusaurus/',
    '.cache/',
    'node_modules/',
    '**/*.cjs',
    'tests/bench/**/node_modules/',
    'tests/{clients,package}/node_modules/',
    'tests/clients/generated/',
  ]),
  // Generated files turn every rule off in their first line, whether one would object or not.
  { files: ['contract/generated/**'], linterOptions: { reportUnusedDisableDirectives: 'off' } },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // One program for all modules; the service reads one for each tsconfig.json, and takes a fifth longer.
        project: './tsconfig.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'no-console': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-function-return-type': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    // A write that nobody waits for is lost or late: in the API and in replays, `void` is no way around it.
    files: ['sandbox/**/*.ts', 'stories/**/*.ts'],
    rules: { '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }] },
  },
  // No tsconfig.json contains the first. The types of the others are generated when their test runs, which compiles them.
  { files: ['**/*.mjs', 'tests/clients/programs/**'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { '@docusaurus': docusaurus, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['.', '〒', '404', 'openapi.yaml', 'openapi.json'] },
      ],
    },
  },
);
