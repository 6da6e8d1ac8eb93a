import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliverMail } from '#app/domain/mail/store.server.ts'
import { writeOrderEmail } from '#app/domain/orders/store.server.ts'
import type { Email } from '#app/outside/mail/mail-transport.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { openOrderShop } from '#test/orders/shop.ts'
import { drawDocuments } from './render-documents.server.ts'

const { services, paidOrder } = await openOrderShop()

test('the invoice leaves with the mail that says it was paid; without who draws it, the mail waits', async () => {
  const { database } = services()
  const { id, documents } = await paidOrder()
  await writeOrderEmail(services(), { orderId: id, email: 'paid' })
  const [mail] = await database
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.template, 'order-paid'))
    .orderBy(desc(outgoingMails.createdAt))
  const emails: Email[] = []
  const transport = {
    deliver: async (email: Email) => {
      emails.push(email)
      return 'sent' as const
    },
  }
  const post = {
    ...services(),
    mail: transport,
    mailFrom: undefined,
    writeEmail: () => Promise.reject(new Error('The mail of this test is written.')),
  }
  await expect(deliverMail(post, { id: mail?.id })).rejects.toThrow('documents')
  expect(emails).toEqual([])
  const drawn = { ...post, drawDocuments: (numbers: readonly string[]) => drawDocuments(services(), numbers) }
  await deliverMail(drawn, { id: mail?.id })
  const [attached] = emails[0]?.attachments ?? []
  expect(attached).toMatchObject({
    fileName: `facture-${documents[0]?.number}.pdf`,
    contentType: 'application/pdf',
  })
  expect(
    Buffer.from(attached?.content ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await expect(drawDocuments(services(), ['FA-2020-00001'])).rejects.toThrow('FA-2020-00001')
})
