import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#app/outside/files/file-store.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/

/** A service that speaks as much of S3 as the site does: objects by path, and the fourth version of its signatures, checked. */
export async function startS3StandIn() {
  const objects = new Map<string, Buffer>()
  const failures: number[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    response.statusCode = failures.shift() ?? answer(request, body)
    const found = request.method === 'GET' ? objects.get(request.url ?? '') : undefined
    response.end(response.statusCode === 200 ? found : undefined)
  })
  const settings: S3Settings = {
    endpoint: '',
    region: 'fr-par',
    bucket: 'club',
    accessKeyId: 'the-key',
    secretAccessKey: 'the-secret',
  }
  function answer({ method, url = '', headers }: IncomingMessage, body: Buffer): number {
    if (!isSigned({ method, url, headers }, body, settings)) return 403
    if (!url.startsWith(`/${settings.bucket}/`)) return 404
    if (method === 'PUT') objects.set(url, body)
    else if (method === 'DELETE') return objects.delete(url) ? 204 : 404
    else if (!objects.has(url)) return 404
    return 200
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings: { ...settings, endpoint },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    objects,
    /** The next answers are these statuses, whatever is asked. */
    failWith: (...statuses: number[]) => void failures.push(...statuses),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Signed = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

function isSigned({ method, url, headers }: Signed, body: Buffer, settings: S3Settings): boolean {
  const [, key, day = '', region = '', names = '', signature] =
    authorization.exec(headers.authorization ?? '') ?? []
  const said = headers['x-amz-content-sha256']
  if (key !== settings.accessKeyId || region !== settings.region) return false
  if (said !== 'UNSIGNED-PAYLOAD' && said !== sha256(body)) return false
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = `${method}\n${url}\n\n${lines.join('')}\n${names}\n${said}`
  const scope = `${day}/${region}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${String(headers['x-amz-date'])}\n${scope}\n${sha256(canonical)}`
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer>(
    (secret, part) => hmac(secret, part),
    Buffer.from(`AWS4${settings.secretAccessKey}`),
  )
  return hmac(signing, text).toString('hex') === signature
}
