import type { Route } from './+types/passages-file.ts'
import { passagesCsv } from './passages-csv.ts'
import { sendFile } from './send-file.server.ts'

/** `passages.csv`: the table of passages, at the interval the page shows. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return sendFile(
    asked,
    'passages.csv',
    async ({ splits, hasTenths }) => splits && passagesCsv(splits, { tenths: hasTenths }),
  )
}
