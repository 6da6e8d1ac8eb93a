import { AwsClient } from 'aws4fetch'
import { checkedKey, type FileStore, type S3Settings } from './file-store.ts'

// Ms. A page waits for a file; a photo is some hundreds of kilobytes.
const patience = 15_000

/** Files in a bucket of a service that speaks S3, its name in the path. Throws when the service does not answer as it should. */
export function s3Files({ endpoint, bucket, region, ...keys }: S3Settings): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2, initRetryMs: 100 })
  const ask = (method: string, key: string, body?: Uint8Array) =>
    client.fetch(`${endpoint}/${bucket}/${checkedKey(key)}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { body: new Uint8Array(body) }),
    })
  return {
    async write(key, bytes) {
      await expectOk(await ask('PUT', key, bytes), key)
    },
    async read(key) {
      const answer = await ask('GET', key)
      if (answer.status === 404) return void (await answer.body?.cancel())
      await expectOk(answer, key)
      return new Uint8Array(await answer.arrayBuffer())
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      if (answer.status !== 404) await expectOk(answer, key)
    },
  }
}

async function expectOk(answer: Response, key: string): Promise<void> {
  if (answer.ok) return
  await answer.body?.cancel()
  throw new Error(`The file service answered ${answer.status} for ${key}.`)
}
