/** Something its owner can mend: shown without its stack. */
export class CommandError extends Error {
  override name = 'CommandError'
}
