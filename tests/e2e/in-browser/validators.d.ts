declare module 'validators' {
  const find: (name: string) => unknown;
  export default find;
}
