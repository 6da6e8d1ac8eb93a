import { decoded } from '../http/page-words.ts'
import type { openBrowser, Page } from '../http/visitor-browser.ts'
import { typedBooking } from './booking.ts'

type Browser = ReturnType<typeof openBrowser>

export const lanzaroteForm = '/nos-stages/lanzarote/inscription'

export function hiddenIn({ text }: Page): Record<string, string> {
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, decoded(value)]))
}

/** Fills the form of the sample camp, up to what is read before ordering. */
export async function reachRecap(
  browser: Browser,
  places: number,
  change: Record<string, string>,
  address = lanzaroteForm,
) {
  const form = hiddenIn(await browser.get(address))
  const typed = { ...typedBooking(places, change), personnes: String(places), key: form.key ?? '' }
  return browser.post(address, { ...typed, intent: 'recap' })
}

/** What the legal button sends. */
export const orderOf = (recap: Page) => ({ ...hiddenIn(recap), intent: 'order', termsAccepted: 'on' })
