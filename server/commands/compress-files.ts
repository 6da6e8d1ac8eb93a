import { readFileSync, writeFileSync } from 'node:fs'
import { clientFolder } from '../build.ts'
import { encodeAll, isCompressible } from '../http/cache/compression.ts'
import { compressedFile, contentTypeOf, filesIn } from '../http/static-files.ts'

// As small as can be, once: a start that compressed them took a second more.
const quality = 11

const files = filesIn(clientFolder).filter(({ file }) => isCompressible(contentTypeOf(file)))
await Promise.all(
  files.map(async ({ file }) => {
    const { br, gzip } = await encodeAll(readFileSync(file), quality)
    writeFileSync(compressedFile(file, 'br'), br)
    writeFileSync(compressedFile(file, 'gzip'), gzip)
  }),
)
process.stdout.write(`compressed files: ${files.length}\n`)
