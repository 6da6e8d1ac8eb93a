import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './compression.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** Answers GET and HEAD from memory: 304 when the browser already has it. Returns the status. */
export function sendStoredAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  id: string,
) {
  const known = request.headers['if-none-match']
  if (known !== undefined && matches(known, answer.etag)) {
    response.writeHead(304, [...answer.notModified, 'x-request-id', id])
    response.end()
    return 304
  }
  const { headers, body } = answer.full[chooseEncoding(request.headers['accept-encoding'])]
  response.writeHead(200, [...headers, 'x-request-id', id])
  response.end(request.method === 'HEAD' ? undefined : body)
  return 200
}

function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true
  const strong = etag.slice(2)
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === strong)
}
