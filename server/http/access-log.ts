import { destination, type DestinationStream } from 'pino'
import { redactPath } from './redact-path.ts'

export type AccessLog = {
  write: (id: string, method: string, path: string, status: number, milliseconds: number) => void
  flush: () => void
}

/** One JSON line a request: no address, no query, no personal data, no secret that opens a page. The line is built by hand, twice as fast as an object. */
export function openAccessLog(isSilent: boolean): AccessLog {
  if (isSilent) return { write: () => undefined, flush: () => undefined }
  const stream = destination({ dest: 1, sync: false, minLength: 16_000 })
  const timer = setInterval(() => flushStream(stream), 1000).unref()
  return {
    write(id, method, path, status, milliseconds) {
      stream.write(
        `{"level":30,"time":${Date.now()},"id":"${id}","method":"${method}","path":${quoted(path)},"status":${status},"ms":${milliseconds}}\n`,
      )
    },
    flush() {
      clearInterval(timer)
      flushStream(stream)
    },
  }
}

const plainPath = /^[\w\-./]*$/

function quoted(path: string): string {
  const told = redactPath(path)
  return plainPath.test(told) ? `"${told}"` : JSON.stringify(told)
}

function flushStream(stream: DestinationStream & { flushSync?: () => void }): void {
  stream.flushSync?.()
}
