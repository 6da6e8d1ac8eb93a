import { join } from 'node:path'
import { diskFiles } from './disk-files.server.ts'
import type { FileStore, S3Settings } from './file-store.ts'
import { s3Files } from './s3-files.server.ts'

/** Where the site keeps what is sent to it: a bucket when one is set, or else its own disk, where backups find it. */
export function openFiles(dataDirectory: string, s3: S3Settings | undefined): FileStore {
  return s3 ? s3Files(s3) : diskFiles(join(dataDirectory, 'uploads'))
}
