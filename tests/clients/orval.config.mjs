export default {
  shipping: {
    input: '../../build/en/openapi.json',
    output: {
      target: 'generated/orval/client.ts',
      client: 'fetch',
      override: { mutator: { path: 'programs/orval-fetch.ts', name: 'send' } },
    },
  },
};
