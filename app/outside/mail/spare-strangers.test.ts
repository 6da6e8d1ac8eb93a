import { expect, test } from 'vitest'
import type { Email } from './mail-transport.ts'
import { spareStrangers } from './spare-strangers.ts'

const left: string[] = []
const transport = spareStrangers(
  {
    async deliver({ to }) {
      left.push(to)
      return 'sent'
    },
  },
  async (address) => address === 'club@ailleurs.fr',
)
const email: Email = { from: 'site@club.fr', to: '', replyTo: null, subject: '', html: '', text: '' }

test.each([
  'bonjour@exemple.fr',
  'a@mail.exemple.fr',
  'zoe@exemple.invalid',
  'x@EXAMPLE.com',
  'club@ailleurs.fr',
])('nothing leaves for %s', async (to) => {
  expect(await transport.deliver({ ...email, to })).toBe('kept')
  expect(left).not.toContain(to)
})

test('others get theirs', async () => {
  for (const to of ['zoe@club.fr', 'zoe@mon-exemple.fr'])
    expect(await transport.deliver({ ...email, to })).toBe('sent')
  expect(left).toEqual(['zoe@club.fr', 'zoe@mon-exemple.fr'])
})
