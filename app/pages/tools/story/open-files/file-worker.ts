import { measureActivity, type Measured } from '#app/domain/activities/drawn/measured.ts'
import { readActivityFile, type ReadFile } from '#app/domain/activities/files/read-activity-file.ts'
import { refusals } from '#app/domain/activities/files/refusals.ts'
import { columnNames } from '#app/domain/activities/track/columns.ts'

/** What a file held, and what its first picture is drawn from, so that the page does not stand still for it. */
export type Answer = ReadFile & { measured: Measured[] }

self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const read = await answerOf(file)
  const answer: Answer = { ...read, measured: read.activities.map(measureActivity) }
  const tracks = answer.activities.flatMap(({ legs }) => legs.map(({ track }) => track))
  const columns = tracks.flatMap((track) => columnNames.map((name) => track[name].buffer))
  self.postMessage(answer, {
    transfer: [...new Set(columns)].filter((buffer) => buffer instanceof ArrayBuffer),
  })
})

async function answerOf(file: File): Promise<ReadFile> {
  const onRead = (bytes: number) => self.postMessage({ bytes }, { transfer: [] })
  try {
    return await readActivityFile(file, onRead)
  } catch (error) {
    // The file was moved or its disk taken away; anything else is ours to know of.
    if (!(error instanceof DOMException) && !(error instanceof RangeError)) reportError(error)
    return { activities: [], message: refusals.lost }
  }
}
