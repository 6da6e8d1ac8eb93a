import { rooms, pathOfRoom } from '../../../app/pages/admin/frame/rooms.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'
import { badNetwork, open } from './at-the-track.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 1440, height: 900 } })

test('each room that does not come says so within the frame, and comes at the next press', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  await open(page, '/admin/notifications')
  for (const { room, label } of rooms) {
    const isData = (url: URL) => url.pathname.endsWith('.data') && !url.pathname.includes('notifications')
    if (room !== 'notifications') await page.route(isData, (route) => route.abort())
    else await page.route('**/*.data*', (route) => route.abort())
    const menu = page.getByRole('navigation', { name: 'Administration' })
    if (room === 'notifications') await open(page, '/admin')
    await menu.getByRole('link', { name: new RegExp(`^${label}`) }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('La connexion s’est interrompue.')
    await expect(menu).toBeVisible()
    await expect(main.getByRole('searchbox').first()).toBeVisible()
    if (room === 'commandes') await expectNoViolations(page, { room })
    await page.unrouteAll({ behavior: 'wait' })
    await main.getByRole('link', { name: 'Réessayer' }).click()
    await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('La connexion s’est interrompue.')
    await expect(page).toHaveURL(new RegExp(`${pathOfRoom(room)}$`))
  }
})
