import { bandOfAnswer } from '../band-of-answer.ts'
import type { Route } from './+types/lock-screen-file.ts'
import { sendFile } from './send-file.server.ts'

/** `bracelet.png`: the passages on the locked screen of a telephone. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return sendFile(asked, 'bracelet.png', async (answer) => {
    const { drawLockScreen, mostRows } = await import('./draw-lock-screen.server.ts')
    const band = bandOfAnswer(answer, mostRows)
    return band && drawLockScreen(band, { tenths: answer.hasTenths })
  })
}
