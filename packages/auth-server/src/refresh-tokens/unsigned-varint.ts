/** A whole number from 0 to 2⁵³−1 as an unsigned LEB128 (7 bits a byte, the lowest first), as Go writes it. */
export function writeUnsignedVarint(number: number): Uint8Array {
  const bytes: number[] = []
  let rest = BigInt(number)
  while (rest >= 0x80n) {
    bytes.push(Number(rest & 0x7fn) | 0x80)
    rest >>= 7n
  }
  return Uint8Array.from([...bytes, Number(rest)])
}

/** The number that fills all of `bytes`, or nothing when they are cut, too long, too large or not the shortest form. */
export function readUnsignedVarint(bytes: Uint8Array): number | undefined {
  const value = bytes.reduce((sum, byte, index) => sum + (BigInt(byte & 0x7f) << BigInt(7 * index)), 0n)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) return undefined
  const number = Number(value)
  return Buffer.from(bytes).equals(writeUnsignedVarint(number)) ? number : undefined
}
