/** Where private keys are kept, as text. */
export type KeyStore = {
  /** `undefined` when nothing was ever kept. */
  read: () => Promise<string | undefined>
  /** Keeps the first text. `false` when another was first: read that one. */
  create: (text: string) => Promise<boolean>
  replace: (text: string) => Promise<void>
}
