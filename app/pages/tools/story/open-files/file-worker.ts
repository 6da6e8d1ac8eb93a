import { readActivityFile, type ReadFile } from '#app/domain/activities/files/read-activity-file.ts'
import { refusals } from '#app/domain/activities/files/refusals.ts'
import { columnNames } from '#app/domain/activities/track/columns.ts'

self.addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const answer = await answerOf(file)
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
