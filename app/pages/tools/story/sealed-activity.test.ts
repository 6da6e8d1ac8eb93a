import { expect, test } from 'vitest'
import { toldActivity } from '#app/domain/activities/told-activity.ts'
import { sample } from './sample.ts'
import { makeKey, openSealed, sealActivity } from './sealed-activity.ts'

const key = makeKey() ?? ''

test.each([
  ['with a track', { ...sample, device: 'Garmin' }],
  ['without one, nor a day', toldActivity('swim', 'Été', { metres: 1500, movingSeconds: 1545.5 })],
])('an activity %s is the same once it is opened', async (_, activity) => {
  expect(await openSealed(await sealActivity(activity, key), key)).toEqual(activity)
})

test('nothing of it can be read without its key', async () => {
  const sealed = await sealActivity(sample, key)
  expect(Buffer.from(sealed.bytes).includes(sample.title)).toBe(false)
  expect(await openSealed(sealed, makeKey() ?? '')).toBeUndefined()
  expect(await openSealed({ ...sealed, bytes: sealed.bytes.slice(1) }, key)).toBeUndefined()
})
