import { openBrowser } from '../http/visitor-browser.ts'

/** What a buyer types; the rest is left empty. */
export type Typed = Record<string, string>

export const handedOver: Typed = {
  firstName: 'Camille',
  lastName: 'Martin',
  email: 'camille@club.example',
  delivery: 'remise',
  isBilledThere: 'on',
  means: 'sur-place',
}

export const posted: Typed = {
  ...handedOver,
  delivery: 'domicile',
  means: 'virement',
  street: '12 rue du Stade',
  postcode: '69003',
  city: 'Lyon',
}

/** What pressing the button of an order led to. `path` is the order's page, or the way to its payment. */
export type Ordered = { status: number; path: string | undefined; text: string }

/**
 * Somebody who buys without a script: a cart, the form, the recap, the button. Each step is a request of its own, so that
 * a test stops, repeats or mixes them.
 */
export function openBuyer(site: { url: string }) {
  const browser = openBrowser(site)
  return {
    ...browser,
    /** @param lines `gourde-relief.vert-piste.1` */
    fillCart: (...lines: string[]) => browser.setCookie('panier', lines.map((line) => `${line}.`).join('_')),
    fillForm: (typed: Typed) => browser.post('/commande', typed),
    /** What the recap carries; undefined when there is none to agree to. */
    async readRecap(): Promise<Typed | undefined> {
      const { text } = await browser.get('/commande/recapitulatif')
      const fields = Object.fromEntries(['key', 'recap', 'shown'].map((name) => [name, hidden(text, name)]))
      return fields.key && fields.recap ? { ...fields, termsAccepted: 'on' } : undefined
    },
    async press(recap: Typed): Promise<Ordered> {
      const { status, location, text } = await browser.post('/commande/recapitulatif', recap)
      return { status, path: location, text }
    },
  }
}

/** The whole way to the button, which is not pressed. */
export async function readyToOrder(site: { url: string }, lines: string[], typed: Typed) {
  const buyer = openBuyer(site)
  buyer.fillCart(...lines)
  const form = await buyer.fillForm(typed)
  const recap = await buyer.readRecap()
  if (!recap) throw new Error(`No recap after the form: ${form.status}`)
  return { buyer, recap }
}

function hidden(html: string, name: string): string {
  const [input = ''] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? []
  return (/value="([^"]*)"/.exec(input)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
