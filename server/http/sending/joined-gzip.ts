import { constants, crc32, deflateRawSync } from 'node:zlib'

const level = constants.Z_BEST_COMPRESSION

/**
 * A gzip file (RFC 1952) of `before`, some bytes and `after`, of which only the bytes between differ each time: they stand
 * uncompressed, 65 535 at most, between two pieces compressed once.
 */
export function joinedGzip(before: Buffer, after: Buffer): (between: Buffer) => Buffer {
  const start = Buffer.concat([
    Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]),
    // Ends on a whole byte, without being the last block.
    deflateRawSync(before, { level, finishFlush: constants.Z_FULL_FLUSH }),
  ])
  const end = deflateRawSync(after, { level })
  const sumBefore = crc32(before)
  return (between) => {
    const block = Buffer.from([0, 0, 0, 0, 0])
    block.writeUInt16LE(between.length, 1)
    block.writeUInt16LE(~between.length & 0xffff, 3)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(after, crc32(between, sumBefore)), 0)
    trailer.writeUInt32LE(before.length + between.length + after.length, 4)
    return Buffer.concat([start, block, between, end, trailer])
  }
}
