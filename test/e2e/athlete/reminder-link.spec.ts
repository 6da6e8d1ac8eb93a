import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeReminderToken } from '#app/domain/competitions/reminders/reminder-token.server.ts'
import { makeAccount } from '../../accounts/site-accounts.ts'
import type { SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

/** The path of a link in a mail to somebody who is not signed in here. */
async function newLink(site: SiteProcess): Promise<string> {
  const email = `rappel-${crypto.randomUUID()}@club.example`
  const memberId = await makeAccount(site.databaseUrl, { standing: 'member', email })
  const secret = readFileSync(join(site.dataDirectory, 'app-secret'), 'utf8').trim()
  return `/rappels/${makeReminderToken(secret, { memberId, kind: 'registration-closes' })}`
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('a reminder is cut by the keyboard without signing in, and taken back', async ({ page, site }) => {
      await page.goto(await newLink(site))
      if (javaScriptEnabled) await applicationStarted(page)
      await expect(page.getByText('Trois jours avant la clôture des inscriptions')).toBeVisible()
      await page.getByRole('button', { name: 'Ne plus recevoir ce rappel' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'C’est fait.' })).toBeFocused()
      await page.getByRole('button', { name: 'Recevoir de nouveau ce rappel' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'C’est rétabli.' })).toBeFocused()
    })
  })
}

test.describe('whose connection breaks', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('a reminder’s page stays, says so, and cuts it at the next press', async ({ page, site }) => {
    await page.goto(await newLink(site))
    await applicationStarted(page)
    const cut = page.getByRole('button', { name: 'Ne plus recevoir ce rappel' })
    await page.context().setOffline(true)
    await cut.click()
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('nous ne savons pas')
    await page.context().setOffline(false)
    await cut.click()
    await expect(page.getByRole('heading', { level: 1, name: 'C’est fait.' })).toBeFocused()
  })
})

test.describe('looked at', () => {
  test.use({ expectedErrors: /404/ })

  test('axe finds nothing, before and after', async ({ page, site }) => {
    test.slow()
    const path = await newLink(site)
    await lookAt(page, [path, '/rappels/inconnu'])
    await page.goto(path)
    await page.getByRole('button', { name: 'Ne plus recevoir ce rappel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'C’est fait.' })).toBeVisible()
    await lookAt(page, [path])
  })
})
