/** A dump that is not what was asked for, whole; the message says why. Nothing of it is used. */
export class DumpRefused extends Error {
  override name = 'DumpRefused'
}
