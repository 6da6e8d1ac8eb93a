import { expect } from '../../journey.ts'
import { pressEveryButton, sendNothing } from '../../slow-press.ts'
import { badNetwork } from '../at-the-track.ts'
import { addressesIn, rooms, test } from './office-pages.ts'

test.use({ expectedErrors: badNetwork, contextOptions: { reducedMotion: 'reduce' } })

for (const room of rooms)
  test(`nothing moves under a press in any form of « ${room} »`, async ({
    page,
    context,
    site,
    office: { coach, places },
  }) => {
    test.setTimeout(400_000)
    await context.addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
    await sendNothing(page)
    for (const address of addressesIn(room, places))
      await expect
        .soft(pressEveryButton(page, address).then(() => `${address} stays`))
        .resolves.toBe(`${address} stays`)
  })
