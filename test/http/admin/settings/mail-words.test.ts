import { desc, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { mailShelves } from '#app/emails/catalogue/mail-list.ts'
import { outgoingMails } from '#db/schema/index.ts'
import { formFields } from '../../form-fields.ts'
import { form, useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const room = '/admin/reglages/e-mails'
const receipt = `${room}/message-receipt`

async function fill(headers: Record<string, string>, changes: Record<string, string>) {
  const fields = formFields(await textOf(receipt, headers), 'words-form')
  for (const [name, value] of Object.entries(changes)) fields.set(name, value)
  return fields
}

const lastTo = async (recipient: string) => {
  const [mail] = await database()
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.recipient, recipient))
    .orderBy(desc(outgoingMails.createdAt))
    .limit(1)
  return mail
}

test('every email is listed with when it leaves; those of the owner open, the others do not, athletes see none', async () => {
  const { headers } = await person({ standing: 'admin' })
  const athlete = await person()
  const list = await textOf(room, headers)
  for (const { fixed, mails } of mailShelves)
    for (const { name, title } of mails) {
      expect(list).toContain(title)
      const isLinked = list.includes(`href="${room}/${name}"`)
      expect(isLinked, name).toBe(fixed === undefined)
    }
  expect((await get(`${room}/message-notice`, headers)).status).toBe(404)
  expect((await get(`${room}/__proto__`, headers)).status).toBe(404)
  expect((await get(receipt, athlete.headers)).status).toBe(403)
  for (const name of ['order-received', 'booking-paid', 'camp-reminder', 'account-recovery'])
    expect((await get(`${room}/${name}`, headers)).status, name).toBe(200)
})

test('own words are looked at, tried, kept, said by the next email, and given back', async () => {
  const { headers } = await person({ standing: 'admin' })
  const typed = {
    subject: 'Bien reçu, {nom}',
    opening: 'Merci\u00a0!\n\nÀ <b>bientôt</b>.',
    closing: 'La {club}',
  }
  const looked = await post(receipt, await fill(headers, { ...typed, acte: 'apercu' }), headers)
  expect(looked.status).toBe(200)
  const preview = await looked.text()
  expect(preview).toContain('Bien reçu, Camille Martin')
  expect(preview).toContain('&amp;lt;b&amp;gt;bientôt')
  expect(formFields(preview, 'words-form').get('closing')).toBe('La {club}')
  expect(await textOf(room, headers)).not.toContain('À vos mots')
  const tried = await post(receipt, await fill(headers, { ...typed, acte: 'essai' }), headers)
  const [, to = ''] = /L’essai part à ([^.\s]+@club\.example)/.exec(await tried.text()) ?? []
  expect((await lastTo(to))?.subject).toBe('[Essai] Bien reçu, Camille Martin')
  const saved = await post(receipt, await fill(headers, typed), headers)
  expect(saved.headers.get('location')).toBe(`${receipt}?fait=mots-enregistres`)
  await expect.poll(() => textOf(room, headers)).toContain('À vos mots')
  const sent = { subject: 'coaching', name: 'Zoé {club}', email: 'zoe@exemple.fr', message: 'Bonjour à tous' }
  const contact = formFields(await textOf('/contact', {}), 'contact-form')
  for (const [name, value] of Object.entries(sent)) contact.set(name, value)
  expect((await post('/contact', contact)).status).toBe(303)
  await expect.poll(async () => (await lastTo(sent.email))?.subject).toBe('Bien reçu, Zoé {club}')
  const mail = await lastTo(sent.email)
  expect(mail?.text).toMatch(/Merci\s!\s+À <b>bientôt<\/b>\.[\s\S]+Bonjour à tous[\s\S]+La Allure/)
  expect(mail?.html).toContain('&lt;b&gt;bientôt')
  const back = await post(receipt, await fill(headers, { acte: 'origine' }), headers)
  expect(back.headers.get('location')).toBe(`${receipt}?fait=origine`)
  await expect.poll(() => textOf(room, headers)).not.toContain('À vos mots')
})

test.each(['order-received', 'booking-received', 'message-receipt'])(
  'the trial of %s is what its preview shows',
  async (name) => {
    const { headers } = await person({ standing: 'admin' })
    const address = `${room}/${name}`
    const fields = formFields(await textOf(address, headers), 'words-form')
    fields.set('opening', 'Quelques mots avant.')
    fields.set('acte', 'essai')
    const page = await (await post(address, fields, headers)).text()
    const [, to = ''] = /L’essai part à ([^.\s]+@club\.example)/.exec(page) ?? []
    const mail = await lastTo(to)
    expect(mail?.template).toBe(`trial-${name}`)
    const [, shown = ''] = /srcDoc="([^"]*)"/i.exec(page) ?? []
    const unescaped = shown
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
    expect(unescaped).toContain('Quelques mots avant.')
    expect(unescaped).toBe(mail?.html)
  },
)

test('an unknown place and a text too long are refused, a change by somebody else is told; what was typed stays', async () => {
  const [lea, noe] = [await person({ standing: 'admin' }), await person({ standing: 'admin' })]
  const wrong = await post(
    receipt,
    await fill(lea.headers, { opening: 'Votre {solde}', closing: 'x' }),
    lea.headers,
  )
  expect(wrong.status).toBe(422)
  const page = await wrong.text()
  expect(page).toContain('id="words-opening-error"')
  expect(formFields(page, 'words-form').get('opening')).toBe('Votre {solde}')
  const long = await post(receipt, await fill(lea.headers, { closing: 'x'.repeat(200_000) }), lea.headers)
  expect(long.status).toBe(422)
  const theirs = await fill(noe.headers, { closing: 'De Noé' })
  await post(receipt, await fill(lea.headers, { closing: 'De Léa' }), lea.headers)
  await expect.poll(() => textOf(room, lea.headers)).toContain('À vos mots')
  const late = await post(receipt, theirs, noe.headers)
  expect(late.status).toBe(409)
  expect(formFields(await late.text(), 'words-form').get('closing')).toBe('De Noé')
  expect((await post(`${room}/club-letter`, form({ subject: 'x' }), lea.headers)).status).toBe(404)
})
