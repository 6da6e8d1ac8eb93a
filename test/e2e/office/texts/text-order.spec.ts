import { newVisitor } from '../../../accounts/visitor.ts'
import { applicationStarted, expect, test } from '../../journey.ts'

const shelf = '/admin/textes/espaceAthlete~7.recuperation-et-nutrition~1.recuperer.md/ordre'

test('a text is dragged to its place by the mouse; nothing moves when it is let go, and presses still work', async ({
  page,
  site,
}) => {
  const coach = await newVisitor(site, 'admin')
  await page.context().addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
  await page.goto(shelf)
  await applicationStarted(page)
  const titles = () => page.locator('.text-order > li > a').allTextContents()
  const before = await titles()
  const grips = page.locator('.text-grip')
  const [top, bottom] = [await grips.first().boundingBox(), await grips.nth(2).boundingBox()]
  if (!top || !bottom) throw new Error('The rows have no place.')
  await page.mouse.move(top.x + 10, top.y + 10)
  await page.mouse.down()
  await page.mouse.move(top.x + 10, bottom.y + 20, { steps: 8 })
  const wanted = [before[1], before[2], before[0], ...before.slice(3)]
  await page.mouse.up()
  expect(await titles()).toEqual(wanted)
  await expect(page).toHaveURL(/fait=texte-ordre/)
  expect(await titles()).toEqual(wanted)
  await page.reload()
  await applicationStarted(page)
  expect(await titles()).toEqual(wanted)
  const third = page.locator('.text-order > li').nth(2)
  await third.getByRole('button', { name: /Monter/ }).press('Enter')
  await expect.poll(titles).toEqual([before[1], before[0], before[2], ...before.slice(3)])
  // Let go where it was taken, nothing is sent.
  const [grip] = [await grips.first().boundingBox()]
  if (!grip) throw new Error('The row has no place.')
  await page.mouse.move(grip.x + 10, grip.y + 10)
  await page.mouse.down()
  await page.mouse.move(grip.x + 10, grip.y + 16)
  await page.mouse.up()
  await expect(page.locator('.text-order > li[data-dragged]')).toHaveCount(0)
})
