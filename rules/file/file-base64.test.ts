import { describeRule } from '../../tests/rules/describe-rule';

describeRule('file-base64', {
  operation: 'file-upload',
  example: 'signature',
  passing: [{}],
  failing: [
    {
      change: { file: 'data:image/png;base64,iVBORw0KGgo=' },
      expected: { field: 'file', code: 'FORMAT' },
    },
    { change: { file: 'iVBORw0K\nGgo=' }, expected: { field: 'file' } },
    { change: { file: ' ' }, expected: { field: 'file' } },
  ],
});
