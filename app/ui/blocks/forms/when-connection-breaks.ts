import { data } from 'react-router'
import { isConnectionCut } from './is-connection-cut.ts'

/**
 * What the server answers to a form; or, when the connection breaks, what to say on the page as it is: an error page in its
 * place would lose what was typed. No loader is asked again, it could not answer either.
 * @param broken what the page is told, marked with an attempt of its own
 */
export async function whenConnectionBreaks<Answer, Broken>(
  send: () => Promise<Answer>,
  broken: (attempt: string) => Broken,
) {
  try {
    return await send()
  } catch (error) {
    if (!isConnectionCut(error)) throw error
    return data(broken(`cut-${Date.now()}`), { status: 503 })
  }
}
