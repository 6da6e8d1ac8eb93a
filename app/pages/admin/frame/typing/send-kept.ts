import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { forgetSent } from './kept-typing.ts'

/** The `clientAction` of a form whose typing this device keeps: it is forgotten once the site says that it is saved. */
export async function sendKept<Answer>(sent: { serverAction: () => Promise<Answer> }, id: string) {
  try {
    return await sendOrKeep(sent)
  } catch (leaving) {
    // To sign in again it leaves too: only a page of the office that says what was done has saved it.
    const to = leaving instanceof Response ? (leaving.headers.get('location') ?? '') : ''
    if (/^\/admin\/[^?]*\?(?:[^#]*&)?fait=/.test(to)) forgetSent(id)
    throw leaving
  }
}
