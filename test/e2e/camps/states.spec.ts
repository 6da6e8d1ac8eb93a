import { editText } from '../../camps/edit-camp.ts'
import { makeBookingStates, makeCampStates, makeWaitStates } from '../../camps/states.ts'
import { expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /Transition was/ })
test.setTimeout(400_000)

const words: Readonly<Record<string, RegExp>> = {
  open: /places sur 40/,
  'few places': /Dernière place/,
  full: /Complet/,
  'not yet open': /Les inscriptions ouvrent le/,
  past: /Ce stage s’est tenu/,
  expired: /Le délai est passé\./,
  'held, by card': /Il ne manque que le paiement\./,
  'held, by transfer': /IBAN/,
  'deposit paid': /Au plus tard le/,
  'balance late': /Paiement en retard/,
  'balance asked': /Au plus tard le/,
  'refused by the bank': /Il ne manque que le paiement\./,
  gift: /Noé Roy/,
  paid: /Vos places sont prises\./,
  cancelled: /Inscription annulée\./,
  'given on': /La place est prise\./,
  'waits: asked': /Confirmez votre adresse\./,
  'waits: waiting': /Vous êtes en \d+(?:re|e) position\./,
  // Its camp has no place left: one that is really theirs is in `waiting.spec.ts`.
  'waits: offered': /Cette place ne se prend plus\./,
  'waits: taken': /Vous avez pris la place\./,
  'waits: lapsed': /Le délai est passé\./,
  'waits: left': /Vous n’attendez plus\./,
  'waits: told': /Les inscriptions sont ouvertes\./,
  'waits: closed': /Cette liste est close\./,
}

test('each state of a camp, of a booking and of who waits says itself, and axe finds nothing in it', async ({
  page,
  site,
}) => {
  const camps = await makeCampStates(site)
  const booked = await makeBookingStates(site)
  const waits = await makeWaitStates(site)
  for (const { what, path } of [...camps, ...booked, ...waits]) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(words[what] ?? /./)
  }
  const deposit = booked.find(({ what }) => what === 'deposit paid')?.path ?? ''
  const acts = ['options', 'ceder', 'rendre'].map((act) => `${deposit}/participants/1/${act}`)
  const paths = [...camps, ...booked, ...waits].map(({ path }) => path)
  await lookAt(page, ['/nos-stages', ...paths, ...acts, `${deposit}/annuler`])

  await editText(site.databaseUrl, 'nosStages/lanzarote.md', [['capacity: 16', 'isFull: true\ncapacity: 40']])
  await expect(async () => {
    await page.goto('/nos-stages/lanzarote')
    await expect(page.getByRole('main')).toContainText('Complet', { timeout: 500 })
  }).toPass()
  const list = page.getByRole('main').getByRole('link', { name: 'Rejoindre la liste d’attente' }).first()
  await expect(list).toBeVisible()
  await lookAt(page, ['/nos-stages/lanzarote'])

  await editText(site.databaseUrl, 'nosStages/lanzarote.md', [
    ['capacity: 16', 'cancelled: true\ncapacity: 40'],
  ])
  await expect(async () => {
    await page.goto('/nos-stages/lanzarote')
    await expect(page.getByRole('main')).toContainText('Ce stage n’aura pas lieu', { timeout: 500 })
  }).toPass()
  await lookAt(page, ['/nos-stages', '/nos-stages/lanzarote'])
})
