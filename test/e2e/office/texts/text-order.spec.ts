import type { Page } from '@playwright/test'
import type { SiteProcess } from '../../../site-process.ts'
import { applicationStarted, expect, test } from '../../journey.ts'
import { signInAsCoach } from '../../sign-in.ts'

const shelf = '/admin/textes/espaceAthlete~7.recuperation-et-nutrition~1.recuperer.md/ordre'

async function open(page: Page, site: SiteProcess) {
  await signInAsCoach(page.context(), site)
  await page.goto(shelf)
  await applicationStarted(page)
}

const titlesOf = (page: Page) => page.locator('.text-order > li > a').allTextContents()

async function middleOf(page: Page, rank: number) {
  const box = await page.locator('.text-grip').nth(rank).boundingBox()
  if (!box) throw new Error('The row has no place.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a text is dragged to its place by the mouse; nothing moves when it is let go, and presses still work', async ({
  page,
  site,
}) => {
  await open(page, site)
  const titles = () => titlesOf(page)
  const before = await titles()
  const [top, bottom] = [await middleOf(page, 0), await middleOf(page, 2)]
  await page.mouse.move(top.x, top.y)
  await page.mouse.down()
  await page.mouse.move(top.x, bottom.y + 10, { steps: 8 })
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
  const grip = await middleOf(page, 0)
  await page.mouse.move(grip.x, grip.y)
  await page.mouse.down()
  await page.mouse.move(grip.x, grip.y + 6)
  await page.mouse.up()
  await expect(page.locator('.text-order > li[data-dragged]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger on the grip drags a text without scrolling the page; elsewhere it scrolls, and a call puts it back', async ({
    page,
    site,
  }) => {
    await open(page, site)
    const before = await titlesOf(page)
    const input = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', x = 0, y = 0) =>
      input.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' || type === 'touchMove' ? [{ x, y }] : [],
      })
    const slide = async (x: number, from: number, to: number) => {
      await touch('touchStart', x, from)
      for (let step = 1; step <= 10; step++) await touch('touchMove', x, from + ((to - from) * step) / 10)
    }
    const scrolled = () => page.evaluate(() => scrollY)
    const rests = await scrolled()
    const [first, third] = [await middleOf(page, 0), await middleOf(page, 2)]
    await slide(first.x, first.y, third.y + 10)
    const dragged = page.locator('.text-order > li[data-dragged]')
    await expect(dragged).toHaveCount(1)
    expect(await scrolled()).toBe(rests)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await touch('touchEnd')
    const wanted = [before[1], before[2], before[0], ...before.slice(3)]
    expect(await titlesOf(page)).toEqual(wanted)
    await expect(page).toHaveURL(/fait=texte-ordre/)
    await page.reload()
    await applicationStarted(page)
    expect(await titlesOf(page)).toEqual(wanted)

    const last = await middleOf(page, wanted.length - 1)
    await slide(last.x, last.y, last.y - 60)
    await expect(dragged).toHaveCount(1)
    await touch('touchCancel')
    await expect(dragged).toHaveCount(0)
    expect(await titlesOf(page)).toEqual(wanted)

    const top = await scrolled()
    await slide(195, 700, 300)
    await touch('touchEnd')
    await expect.poll(scrolled).not.toBe(top)
    expect(await titlesOf(page)).toEqual(wanted)
  })
})
