import { randomInt } from 'node:crypto'

/** A one-time code of 6 to 10 digits, each as likely as any other. Throws a RangeError on another length. */
export function makeOtp(length: number): string {
  if (!Number.isInteger(length) || length < 6 || length > 10) {
    throw new RangeError('a one-time code has 6 to 10 digits')
  }
  return randomInt(10 ** length)
    .toString()
    .padStart(length, '0')
}
