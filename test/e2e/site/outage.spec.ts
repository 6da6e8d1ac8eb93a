import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { postmasterOf } from '../../auth/postmaster.ts'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'

// Its own site: the database of the others is not to be killed.
test.use({ expectedErrors: /status of 503/ })

/** Takes the database away until what is answered is called. */
function takeDatabaseAway(site: SiteProcess): () => Promise<void> {
  const control = join(site.dataDirectory, 'postgres/data/global/pg_control')
  renameSync(control, `${control}.away`)
  process.kill(postmasterOf(site.dataDirectory), 'SIGKILL')
  return async () => {
    renameSync(`${control}.away`, control)
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 60_000 }).toBe(200)
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled })

    test('while the database is away pages go on, a message is kept on the page, and leaves when it is back', async ({
      page,
    }) => {
      test.slow()
      const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
      try {
        await page.goto(`${site.url}/notre-equipe`)
        const title = await page.getByRole('heading', { level: 1 }).textContent()
        if (javaScriptEnabled) await page.clock.install()
        await page.goto(`${site.url}/contact`)
        if (javaScriptEnabled) await applicationStarted(page)
        const message = 'Bonjour, reste-t-il\nune place en mars\u202f?'
        await page.getByRole('main').getByLabel('Adresse e-mail').fill('camille@exemple.fr')
        await page.getByRole('main').getByRole('textbox', { name: 'Message' }).fill(message)
        const bringBack = takeDatabaseAway(site)
        if (javaScriptEnabled) await page.clock.fastForward(1700)
        await page.getByRole('button', { name: 'Envoyer le message' }).click()
        // With a script the form stays as it is; without one a page holds what it had.
        const kept = javaScriptEnabled
          ? page.getByRole('main').getByRole('textbox', { name: 'Message' })
          : page.getByRole('textbox', { name: 'Ce que vous avez écrit' }).last()
        const expectKept = async () => {
          if (javaScriptEnabled) await expect(page.getByRole('main').getByRole('alert')).toBeFocused()
          else
            await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le site reprend son souffle.')
          await expect(kept).toHaveValue(message)
        }
        await expectKept()

        const other = await page.context().newPage()
        await other.goto(`${site.url}/notre-equipe`)
        await expect(other.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
        await other.close()

        const again = javaScriptEnabled ? 'Envoyer le message' : 'Envoyer de nouveau'
        await page.getByRole('button', { name: again }).click()
        await expectKept()
        await bringBack()
        await page.getByRole('button', { name: again }).click()
        await expect(page.getByRole('heading', { name: 'C’est parti.' })).toBeVisible()
        await expect(page.getByText('camille@exemple.fr')).toBeVisible()
      } finally {
        await site.stop()
      }
    })
  })
}
