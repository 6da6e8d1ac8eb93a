import type { Activity } from '#app/domain/activities/activity.ts'
import { rememberMeasured } from '#app/domain/activities/drawn/measured.ts'
import { refusals } from '#app/domain/activities/files/refusals.ts'
import type { Answer } from './file-worker.ts'

export type OpenedFiles = {
  activities: Activity[]
  /** Of each file that was not read, or not to its end: why, in words for the page. */
  refusals: { name: string; message: string }[]
}

/** What the worker says of the file it reads: how far it is, then what it held. */
type News = { bytes: number } | Answer

type Options = {
  /** Told how much is read, 0–1. */
  onProgress?: (share: number) => void
  /** Stops reading: what was read so far is given. */
  signal?: AbortSignal
}

/** The activities of files, read in a worker on this device, one file after the other; nothing is sent. Never rejects. */
export async function openFiles(
  files: readonly File[],
  { onProgress, signal }: Options = {},
): Promise<OpenedFiles> {
  const opened: OpenedFiles = { activities: [], refusals: [] }
  const total = files.reduce((sum, { size }) => sum + size, 0) || 1
  let before = 0
  let worker: Worker | undefined
  for (const file of files) {
    if (signal?.aborted) break
    worker ??= startWorker()
    const onRead = (bytes: number) => onProgress?.(Math.min(1, (before + Math.min(bytes, file.size)) / total))
    const answer = await askWorker(worker, file, onRead, signal)
    before += file.size
    onRead(0)
    const { activities, measured, message } = typeof answer === 'string' ? nothing(answer) : answer
    activities.forEach((activity, index) => {
      const known = measured[index]
      if (known) rememberMeasured(activity, known)
    })
    opened.activities.push(...activities)
    if (message) opened.refusals.push({ name: file.name, message })
    if (typeof answer !== 'string') continue
    worker.terminate()
    worker = undefined
  }
  worker?.terminate()
  return opened
}

function startWorker(): Worker {
  return new Worker(new URL('./file-worker.ts', import.meta.url), { type: 'module' })
}

function nothing(message: string): Answer {
  return { activities: [], measured: [], message }
}

/** What the worker read; why not, where it died of the file, could not be fetched or was stopped. */
function askWorker(
  worker: Worker,
  file: File,
  onRead: (bytes: number) => void,
  signal: AbortSignal | undefined,
): Promise<Answer | string> {
  const { promise, resolve } = Promise.withResolvers<Answer | string>()
  // An error of its script is an ErrorEvent, a script that did not come a plain one.
  const die = (event: Event) => resolve(event instanceof ErrorEvent ? refusals.lost : refusals.noReader)
  const stop = () => resolve(refusals.stopped)
  const hear = ({ data }: MessageEvent<News>) => ('bytes' in data ? onRead(data.bytes) : resolve(data))
  worker.addEventListener('message', hear)
  worker.addEventListener('error', die)
  signal?.addEventListener('abort', stop)
  worker.postMessage(file, [])
  return promise.finally(() => {
    worker.removeEventListener('message', hear)
    worker.removeEventListener('error', die)
    signal?.removeEventListener('abort', stop)
  })
}
