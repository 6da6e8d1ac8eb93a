import type { Page } from '@playwright/test'
import { readPdf } from '../../pdf/measures.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

const path = '/nos-outils/ironman-age-group-qualification-system'
const list = [
  'Groupe;Temps',
  'M30-34;9:10:00',
  'M40-44;9:20:00',
  'M40-44;9:10:00',
  'F30-34;10:00:00',
  'F45-49;10:20:00',
  'M30-34;9:15:00',
].join('\n')

function figure(page: Page, name: string) {
  return page.locator(`data[data-nom="${name}"]`)
}

function ranked(page: Page) {
  return page.locator('tr:has(data[data-nom="place"])')
}

function places(page: Page) {
  return ranked(page)
    .locator('data[data-nom="place"]')
    .evaluateAll((found) => found.map((place) => place.getAttribute('value')))
}

/** Finishers of nobody, the same each time. */
function manyFinishers(count: number): string {
  const bands = ['18-24', '25-29', '30-34', '35-39', '40-44', '45-49', '50-54', '55-59', '60-64', '65-69']
  return Array.from({ length: count }, (_, index) => {
    const seconds = 33_000 + ((index * 7919) % 24_000)
    const clock = [seconds / 3600, (seconds % 3600) / 60, seconds % 60].map((part) =>
      String(Math.floor(part)).padStart(2, '0'),
    )
    return `${index % 6 === 0 ? 'F' : 'M'}${bands[(index * 31) % bands.length]}\t${clock.join(':')}`
  }).join('\n')
}

test('the keyboard alone goes from a race and a time to the graded time', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await expect(page.locator('.graded-figure')).toHaveText('10:04:23')

  await page.getByRole('combobox', { name: 'Course' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Groupe d’âge' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(figure(page, 'facteur')).toHaveAttribute('value', '0.9051')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('10h00')
  await expect(page.locator('.graded-figure')).toHaveText('9:03:04')
  await expect(page).toHaveURL(/groupe=F50-54/)
})

test('a race brings its places and its rule; typed ones come before', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  const time = page.getByRole('textbox', { name: /Votre temps/ })
  await page.getByRole('combobox', { name: 'Course' }).selectOption('ironman-70-3-nice')
  await expect(time).toHaveValue('')
  await expect(figure(page, 'temps-gradue')).toHaveCount(0)
  await time.fill('4:50:00')
  await page.getByRole('combobox', { name: 'Course' }).selectOption('ironman-70-3-aix-en-provence')
  await expect(time).toHaveValue('4:50:00')
  await page.getByRole('combobox', { name: 'Course' }).selectOption('ironman-70-3-nice')
  await expect(figure(page, 'facteur')).toHaveAttribute('value', '0.9198')
  await expect(figure(page, 'auto-f')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Groupes d’âge d’hommes' }).fill('12')
  await page.getByRole('textbox', { name: 'Groupes d’âge de femmes' }).fill('10')
  await expect(figure(page, 'auto-f')).toHaveAttribute('value', '10')
  await expect(figure(page, 'pool-f')).toHaveAttribute('value', '25')
  await page.getByRole('textbox', { name: 'Places pour le championnat' }).fill('60')
  await expect(figure(page, 'pool-f')).toHaveAttribute('value', '20')
  await page.getByRole('textbox', { name: 'Places pour le championnat' }).fill('61')
  await expect(figure(page, 'pool-f')).toHaveCount(0)
  await expect(page.getByText('indiquez un nombre pair').first()).toBeVisible()
})

test('a pasted list says who qualifies, and nothing of it leaves the page', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.goto(`${path}?course=slots&systeme=2025-11&places=5&acceptation=100`)
  await applicationStarted(page)
  await page.getByRole('textbox', { name: 'Résultats' }).fill(list)
  await expect(ranked(page)).toHaveCount(6)
  expect(await places(page)).toEqual(['auto', 'pool', 'auto', 'non', 'auto', 'auto'])
  await expect(page.getByText(/Ligne 1\s: Groupe;Temps/)).toBeVisible()

  await page.getByRole('slider', { name: /Offres acceptées/ }).fill('50')
  await expect(page.getByText('la place descend').first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Règle' }).selectOption('ancien')
  await expect(page.getByRole('heading', { name: /Le classement, Ancienne règle/ })).toBeVisible()
  await expect(page).not.toHaveURL(/M30/)
  expect(sent).toEqual([])
})

test('a file is read in the browser; 4 000 lines are shown sixty at first', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.getByLabel('Ou un fichier CSV ou texte').setInputFiles({
    name: 'resultats.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from(manyFinishers(4000)),
  })
  await expect(ranked(page)).toHaveCount(60)
  await page.getByRole('button', { name: /Tout afficher, 4.000 lignes/ }).click()
  await expect(ranked(page)).toHaveCount(4000)
  const openers = await page.getByRole('button', { name: /^Suivre les \d+ offres/ }).all()
  for (const opener of openers.toReversed()) await opener.click()
  const bytes = await page.pdf({ preferCSSPageSize: true, format: 'A4' })
  expect(readPdf(bytes).pages.length).toBeLessThanOrEqual(2)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Les 12 premiers sont imprimés, sur 4.000\.$/)).toBeVisible()
  await expect(page.getByText(/^Les 9 premières offres sont imprimées/).first()).toBeVisible()
  await expect(page.locator('.results-table tbody tr:visible')).toHaveCount(12)
})

test('4 000 lines pasted are painted, their text folded away until it is wanted', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  const field = page.getByRole('textbox', { name: 'Résultats' })
  await field.focus()
  const milliseconds = await field.evaluate(async (element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const start = performance.now()
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, manyFinishers(4000))
  test.info().annotations.push({ type: 'pasted to painted', description: `${Math.round(milliseconds)} ms` })
  await expect(ranked(page)).toHaveCount(60)
  await expect(field).toBeHidden()
  const opener = page.getByRole('button', { name: 'Voir et modifier la liste' })
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await expect(field).toBeFocused()
  expect((await field.inputValue()).split('\n').length).toBeGreaterThanOrEqual(4000)
  await expect(ranked(page)).toHaveCount(60)
})

test('a long list is emptied at once, and another one takes its place', async ({ page }) => {
  await page.goto(path)
  await applicationStarted(page)
  await page.getByLabel('Ou un fichier CSV ou texte').setInputFiles({
    name: 'resultats.tsv',
    mimeType: 'text/tab-separated-values',
    buffer: Buffer.from(manyFinishers(300)),
  })
  await expect(page.getByText(/^30\d lignes dans la liste\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Vider la liste' }).click()
  const field = page.getByRole('textbox', { name: 'Résultats' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await field.fill(list)
  await expect(field).toBeVisible()
})

test('the address is the same page again after a reload and « back »', async ({ page }) => {
  await page.goto(`${path}?course=slots&systeme=2025-07&groupe=M50-54&temps=9:30:00&places=50`)
  await applicationStarted(page)
  await expect(figure(page, 'facteur')).toHaveAttribute('value', '0.9002')
  await page.getByRole('textbox', { name: /Votre temps/ }).fill('9:00:00')
  await expect(page).toHaveURL(/temps=9%3A00%3A00/)
  await page.reload()
  await expect(page.locator('.graded-figure')).toHaveText('8:06:06')
  await page.goto('/contact')
  await page.goBack()
  await expect(page.locator('.graded-figure')).toHaveText('8:06:06')
})

test('a wrong field is said beside it and keeps the others', async ({ page }) => {
  const response = await page.goto(
    `${path}?course=nulle-part&systeme=x&groupe=%F0%9F%8F%8A&temps=-1&places=1e9&partants-h=a`,
  )
  expect(response?.status()).toBe(200)
  expect(await response?.text()).toContain('Cette course n’est pas dans notre relevé')
  await applicationStarted(page)
  await expect(page.getByText('Cette course n’est pas dans notre relevé')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Course' })).toHaveValue('inconnue')
  await expect(page.getByText('Indiquez un temps comme')).toBeVisible()
  const group = page.getByRole('combobox', { name: 'Groupe d’âge' })
  await expect(group).toHaveAccessibleDescription(/Ce groupe d’âge n’existe pas/)
  for (const name of ['facteur', 'temps-gradue']) await expect(figure(page, name)).toHaveCount(0)
  await group.selectOption('M40-44')
  await expect(figure(page, 'facteur')).toHaveAttribute('value', '0.9683')
  await expect(page.getByText('Ce groupe d’âge n’existe pas')).toHaveCount(0)
  await expect(figure(page, 'pool-h')).toHaveCount(0)
})

test.describe('at 390 px, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('fields, the slider and the list are used with a finger', async ({ page }) => {
    await page.goto(path)
    await applicationStarted(page)
    await page.getByRole('slider', { name: /Offres acceptées/ }).tap({ position: { x: 3, y: 22 } })
    await expect(page.getByRole('textbox', { name: /Offres acceptées/ })).toHaveValue('5')
    await page.getByText('Et chez les hommes').tap()
    await expect(page.locator('[data-ligne="M40-44"]')).toBeVisible()
    await page.getByRole('textbox', { name: 'Résultats' }).fill(list)
    await page.getByRole('button', { name: 'Les qualifiés seulement' }).tap()
    const controls = page.getByRole('main').locator('form :is(input, select, summary, button):visible')
    for (const control of await controls.all()) {
      const box = await control.boundingBox()
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(44)
    }
  })
})

test('it is no wider than the narrowest phone, with a list too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const query of ['', '?course=slots&places=5&temps=99h&groupe=F85-89']) {
    await page.goto(path + query)
    await applicationStarted(page)
    await page.getByRole('textbox', { name: 'Résultats' }).fill(`${'x'.repeat(200)}\n${list}`)
    await expect(page.getByText(/Lu\s: 6 personnes/)).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ query, overflow }).toEqual({ query, overflow: 0 })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ })

  test('the fields go to their address', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('textbox', { name: /Votre temps/ }).fill('9h')
    await page.getByRole('combobox', { name: 'Groupe d’âge' }).selectOption('M40-44')
    await page.getByRole('button', { name: 'Calculer' }).first().click()
    await expect(page).toHaveURL(/temps=9h/)
    await expect(figure(page, 'facteur')).toHaveAttribute('value', '0.9683')
  })

  test('a posted list has every row, and the fields typed with it are kept', async ({ page }) => {
    await page.goto(`${path}?course=slots&systeme=2025-11&places=5&acceptation=100`)
    await page.getByRole('textbox', { name: /Votre temps/ }).fill('9:05:00')
    await page.getByRole('textbox', { name: 'Résultats' }).fill(list)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Calculer' }).last().click()
    expect((await answered).status()).toBe(200)
    expect(await places(page)).toEqual(['auto', 'pool', 'auto', 'non', 'auto', 'auto'])
    await expect(page.getByRole('textbox', { name: 'Résultats' })).toHaveValue(list)
    await expect(page.getByRole('textbox', { name: /Votre temps/ })).toHaveValue('9:05:00')
  })

  test('4 000 lines, and a file too, are answered whole', async ({ page }) => {
    await page.goto(path)
    await page.getByLabel('Ou un fichier CSV ou texte').setInputFiles({
      name: 'resultats.tsv',
      mimeType: 'text/tab-separated-values',
      buffer: Buffer.from(manyFinishers(4000)),
    })
    await page.getByRole('button', { name: 'Calculer' }).last().click()
    await expect(ranked(page)).toHaveCount(4000, { timeout: 30_000 })
  })

  test('a list nobody can read answers 422 and says why', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('textbox', { name: 'Résultats' }).fill('rien à lire')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Calculer' }).last().click()
    expect((await answered).status()).toBe(422)
    await expect(page.getByText('Il faut un groupe d’âge et un temps par ligne')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Résultats' })).toHaveValue('rien à lire')
  })
})

test('axe finds nothing, with a list, with faults and under the former rule', async ({ page }) => {
  test.slow()
  for (const query of ['', '?temps=x&places=z', '?systeme=ancien&course=ironman-france']) {
    await page.goto(path + query)
    await applicationStarted(page)
    await page.getByRole('textbox', { name: 'Résultats' }).fill(list)
    await page
      .getByText(/Et chez les|Sans coefficient|Indiquez un temps\./)
      .first()
      .click()
    await expectNoViolations(page, { query })
  }
})
