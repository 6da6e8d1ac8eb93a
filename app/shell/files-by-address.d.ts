/** Where the build puts the file, for `import()` (`vite.config.ts`). */
declare module 'address:*' {
  const address: string
  export default address
}
