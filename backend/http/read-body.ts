import { z } from 'zod'
import { AuthError } from '../errors/auth-error.ts'
import { isStorableJson } from './storable-json.ts'

const mostBytes = 1_048_576
const storableObject = z.record(z.string(), z.unknown()).refine((value) => isStorableJson(value))

/** The bytes of a body as text. `413` over 1 MB. */
export async function readText(request: Request): Promise<string> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > mostBytes) throw new AuthError(413, 'validation_failed', 'Request body too large')
  return new TextDecoder().decode(bytes)
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
