import { z } from 'zod'
import { AuthError } from '../errors/auth-error.ts'
import { isStorableJson } from './storable-json.ts'

const mostBytes = 1_048_576
const storableObject = z.record(z.string(), z.unknown()).refine((value) => isStorableJson(value))

/** A body as text. `413` over 1 MB: what is beyond is not even read. */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new AuthError(413, 'validation_failed', 'Request body too large')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** The JSON object of a body: `400 bad_json` when it is none. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  try {
    return storableObject.parse(JSON.parse(text))
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  }
}
