/** Files the site keeps for good, by keys such as `photos/3f9a-640.webp`. A write is whole or did not happen. */
export type FileStore = {
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Undefined when there is none. */
  read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Does nothing when there is none. */
  remove: (key: string) => Promise<void>
}

export type S3Settings = {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const keyPattern = /^[a-z\d][\w-]*(\/[a-z\d][\w-]*(\.[a-z\d]+)*)+$/i

/** The key itself. @throws RangeError for one that could lead out of its folder */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key)) throw new RangeError(`Not the key of a file: ${key}`)
  return key
}
