/** Made by the build (`vite.config.ts`): where the file of the search window is. */
declare module 'virtual:search-palette' {
  const address: string
  export default address
}

/** Where the calculation of the home page's pace is. */
declare module 'virtual:pace-teaser' {
  const address: string
  export default address
}
