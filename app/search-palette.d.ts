/** Made by the build (`vite.config.ts`): where the file of the search window is. */
declare module 'virtual:search-palette' {
  export const paletteUrl: string
}
