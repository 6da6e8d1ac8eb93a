import { orderButton } from '#app/domain/orders/placing/order-button.ts'
import { usedLimits } from '#db/schema/index.ts'
import { inDatabase } from '../../accounts/visitor.ts'
import { newestMail } from '../../mail/mailbox.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { acceptAndOrder } from '../shop/ordering.ts'
import { bookingPath, fillBooking, lookHere, readRecap } from './booking-a-camp.ts'

const camp = '/nos-stages/lanzarote'
const viewport = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

const readers = [
  { by: 'on a phone with JavaScript', javaScriptEnabled: true, viewport, colorScheme: 'light' },
  { by: 'on a phone without JavaScript', javaScriptEnabled: false, viewport, colorScheme: 'dark' },
  { by: 'on a wide screen with JavaScript', javaScriptEnabled: true, viewport: wide, colorScheme: 'dark' },
  {
    by: 'on a wide screen without JavaScript',
    javaScriptEnabled: false,
    viewport: wide,
    colorScheme: 'light',
  },
] as const

for (const { by, javaScriptEnabled, ...screen } of readers) {
  test.describe(by, () => {
    test.use({ javaScriptEnabled, ...screen, expectedErrors: /status of 422/ })
    const who = `${javaScriptEnabled}-${screen.viewport.width}`

    // Each journey is another visitor, all of one address.
    test.beforeEach(({ site }) =>
      inDatabase(site, async (database) => void (await database.delete(usedLimits))),
    )

    test('mistakes, the recap, paid by card, the confirmation and its mail, given up by the scale', async ({
      page,
      site,
    }) => {
      const email = `carte-${who}@exemple.fr`
      await page.goto(camp)
      if (javaScriptEnabled) await applicationStarted(page)
      await page.getByRole('main').getByRole('link', { name: 'S’inscrire' }).first().click()
      await expect(page).toHaveURL(`${camp}/inscription`)
      const price = page.getByRole('complementary', { name: 'Prix', exact: true })
      await expect(price).toContainText(/Par personne\s*690\s€/)
      await expect(price).toContainText(/À l’inscription\s*207\s€/)
      const toRecap = page.getByRole('button', { name: 'Continuer vers le récapitulatif' })
      await page.getByRole('region', { name: 'Vos coordonnées' }).getByLabel('Prénom').fill('Camille')
      await toRecap.click()
      const summary = page.getByRole('alert')
      await expect(summary).toContainText('à corriger avant l’envoi')
      await expect(summary).toBeFocused()
      await summary.getByRole('link', { name: 'Choisissez un groupe de niveau.' }).click()
      await expect(page.getByLabel('Groupe de niveau')).toBeFocused()
      await expect(page.getByRole('region', { name: 'Vos coordonnées' }).getByLabel('Prénom')).toHaveValue(
        'Camille',
      )

      await fillBooking(page, { email, paymentMethod: 'Carte bancaire', level: 'Souple' })
      await readRecap(page)
      const total = page.getByRole('complementary', { name: /Total/ })
      await expect(total).toContainText(/690\s€/)
      await expect(total).toContainText(/À l’inscription\s*207\s€/)
      await page.getByRole('button', { name: orderButton, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText('Cochez la case')
      await acceptAndOrder(page)
      await expect(page.getByRole('heading', { name: 'Paiement d’essai' })).toBeVisible()
      await page.getByRole('button', { name: /^Payer/ }).click()

      await expect(page).toHaveURL(bookingPath)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre place est prise.')
      await expect(page.getByRole('link', { name: /^Facture FA-/ })).toBeVisible()
      await expect(page.getByRole('region', { name: /À payer/ })).toContainText(/483\s€\s*Au plus tard le \d/)
      const mail = await newestMail(site.databaseUrl, email, 'booking-received')
      expect(mail.text).toContain(page.url())

      await page.getByRole('link', { name: 'Annuler cette inscription' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Annuler cette inscription')
      // More than sixty days before, the deposit is kept: all that was paid.
      await expect(page.getByText('Rien n’est à rendre')).toBeVisible()
      await page.getByRole('button', { name: 'Annuler l’inscription' }).click()
      await expect(page).toHaveURL(bookingPath)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription annulée.')
      await expect(page.getByRole('link', { name: 'Annuler cette inscription' })).toHaveCount(0)
    })

    test('two people by transfer: where to send the money, and the mail says it too', async ({
      page,
      site,
    }) => {
      const email = `virement-${who}@exemple.fr`
      await page.goto(`${camp}/inscription`)
      if (javaScriptEnabled) await applicationStarted(page)
      await fillBooking(page, { email, paymentMethod: 'Virement', level: 'Régulier' })
      await page.getByRole('button', { name: 'Ajouter une personne' }).click()
      const second = page.getByRole('region', { name: 'Participant 2' })
      await second.getByLabel('Prénom', { exact: true }).fill('Sacha')
      await second.getByLabel('Nom', { exact: true }).fill('Roy')
      await second.getByLabel('Date de naissance').fill('02/07/1988')
      await second.getByLabel('Groupe de niveau').selectOption('Long')
      await second.getByLabel('Personne à prévenir en cas d’urgence').fill('Zoé Roy')
      await second.getByLabel('Son téléphone').fill('06 11 22 33 44')
      await second.getByRole('checkbox', { name: /contre-indication/ }).check()
      await readRecap(page)
      await expect(page.getByRole('region', { name: 'Qui vient' })).toContainText('Sacha Roy')
      await page.getByRole('button', { name: 'Modifier' }).click()
      await expect(second.getByLabel('Prénom', { exact: true })).toHaveValue('Sacha')
      await readRecap(page)
      await acceptAndOrder(page)
      await expect(page).toHaveURL(bookingPath)
      const due = page.getByRole('region', { name: /À payer/ })
      await expect(due).toContainText(/414\s€/)
      await expect(due).toContainText('EXEMFRPPXXX')
      const mail = await newestMail(site.databaseUrl, email, 'booking-received')
      expect(mail.text).toContain('EXEMFRPPXXX')
      await page.getByRole('link', { name: 'Annuler cette inscription' }).click()
      await page.getByRole('button', { name: 'Annuler l’inscription' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription annulée.')
    })
  })
}

test.describe('looked at', () => {
  test.use({ viewport, expectedErrors: /status of 422|Transition was/ })

  test('axe finds nothing and nothing is wider than a page, from the camp to the booking given up', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.goto(camp)
    await lookHere(page, 'the camp')
    await page.goto(`${camp}/inscription`)
    await lookHere(page, 'the form')
    await page.getByRole('button', { name: 'Continuer vers le récapitulatif' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await lookHere(page, 'mistakes')
    await fillBooking(page, { email: 'vue@exemple.fr', paymentMethod: 'Carte bancaire', level: 'Souple' })
    await readRecap(page)
    await lookHere(page, 'the recap')
    await acceptAndOrder(page)
    await expect(page.getByRole('heading', { name: 'Paiement d’essai' })).toBeVisible()
    const fake = page.url()
    await page
      .getByRole('link', { name: /[Rr]evenir|[Rr]enoncer|[Aa]bandonner|[Rr]etour/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il ne manque que le paiement.')
    await lookHere(page, 'not paid yet')
    await page.goto(fake)
    await page.getByRole('button', { name: /^Payer/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre place est prise.')
    await lookHere(page, 'booked')
    const booked = page.url()
    for (const way of ['Options', 'Céder la place', 'Rendre la place', 'la page des participants']) {
      await page.getByRole('link', { name: way }).first().click()
      await expect(page).not.toHaveURL(booked)
      await lookHere(page, way)
      await page.goto(booked)
    }
    await page.getByRole('link', { name: 'Annuler cette inscription' }).click()
    await expect(page.getByRole('button', { name: 'Annuler l’inscription' })).toBeVisible()
    await lookHere(page, 'giving up')
    await page.getByRole('button', { name: 'Annuler l’inscription' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription annulée.')
    await lookHere(page, 'given up')
  })
})
