import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { bookings, messages, outgoingMails, testimonials, trainingCodes } from '#db/schema/index.ts'
import { inDatabase, newVisitor } from '../../../accounts/visitor.ts'
import { typedBooking } from '../../../camps/booking.ts'
import { newCompetition } from '../../../competitions/athletes.ts'
import { decoded } from '../../../http/page-words.ts'
import { openBrowser, type Page } from '../../../http/visitor-browser.ts'
import type { SiteProcess } from '../../../site-process.ts'
import { byCommand, ordered } from '../at-the-track.ts'

export type Coach = Awaited<ReturnType<typeof newVisitor>>
export type Places = Awaited<ReturnType<typeof fillOffice>>

/** Something of each kind in the office; its name in the addresses that are about one. */
export async function fillOffice(site: SiteProcess, coach: Coach) {
  const member = await newVisitor(site)
  const number = await ordered(site, { firstName: 'Lise', email: 'lise.partout@exemple.fr' })
  await byCommand(site, 'orders', 'paid', number)
  const booking = await bookCamp(site)
  const startOn = addDays(dayInParis(new Date()), -7)
  const message = randomUUID()
  const code = randomUUID()
  const known = await inDatabase(site, async (database) => {
    const now = new Date()
    const asked = { name: 'Maud', email: 'maud@exemple.fr', subject: 'stage', message: 'Une place ?' }
    await database.insert(messages).values({ id: message, ...asked, receivedAt: now })
    const endsAt = new Date(now.getTime() + 3_600_000)
    await database
      .insert(trainingCodes)
      .values({ id: code, code: 'abcdefgh', openedBy: 'Camille', openedAt: now, endsAt })
    const competition = await newCompetition(database, { startOn, endOn: startOn, title: 'Dix de Partout' })
    const [mail] = await database
      .insert(outgoingMails)
      .values({
        recipient: 'r@exemple.fr',
        template: 'x',
        subject: 'Un mot',
        text: 'Bonjour.',
        status: 'failed',
        lastError: '550',
        createdAt: now,
      })
      .returning()
    return { competition, mail: mail?.id ?? '' }
  })
  const document = 'nosStages~lanzarote.md'
  const versions = `/admin/textes/${document}/versions`
  await coach.post(`/admin/textes/${document}/masquer`, {})
  await coach.post(`/admin/textes/${document}/fichier`, {})
  const copied = await coach.post(`/admin/textes/${document}/dupliquer`, {})
  const draft = /textes\/([^?]+)/.exec(copied.headers.get('location') ?? '')?.[1] ?? ''
  const version = /versions\/(\d+)/.exec(await coach.read(versions))?.[1] ?? ''
  return {
    ...known,
    member: member.userId,
    number,
    booking,
    message,
    code,
    document,
    version,
    draft,
    camp: 'lanzarote',
    rank: '1',
    product: 'gourde-relief',
    group: 'course-a-pied',
    sheet: 'coachs',
    answer: 'nouvelle',
    sending: await writeLetter(coach),
    application: await addApplication(coach),
    collective: await openCollective(coach),
    photo: await addPhoto(site, coach),
    testimonial: await askForTestimonial(site, coach, member.userId),
  }
}

async function bookCamp(site: SiteProcess): Promise<string> {
  const address = '/nos-stages/lanzarote/inscription'
  const browser = openBrowser(site)
  const { key = '' } = hiddenIn(await browser.get(address))
  const wish = { plan: 'whole', paymentMethod: 'transfer' }
  const typed = { ...typedBooking(1, wish), personnes: '1', key, intent: 'recap' }
  const recap = await browser.post(address, typed)
  await browser.post(address, { ...hiddenIn(recap), intent: 'order', termsAccepted: 'on' })
  return inDatabase(site, async (database) => (await database.select().from(bookings))[0]?.id ?? '')
}

function hiddenIn({ text }: Page): Record<string, string> {
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, decoded(value)]))
}

async function writeLetter(coach: Coach): Promise<string> {
  const key = randomUUID()
  const letter = { audience: 'tous', subject: 'Piste', text: 'À jeudi.', key, acte: 'envoyer' }
  await coach.post('/admin/athletes/ecrire', letter)
  return key
}

async function addApplication(coach: Coach): Promise<string> {
  const path = '/admin/athletes/applications'
  await coach.post(path, { nom: 'Montre', adresses: 'https://montre.example/retour' })
  return /applications\/([\w-]{20,})/.exec(await coach.read(path))?.[1] ?? ''
}

async function openCollective(coach: Coach): Promise<string> {
  const id = randomUUID()
  const today = dayInParis(new Date())
  await coach.post('/admin/produits/groupees/ouvrir', {
    id,
    identifier: 'maillot-nuit',
    opensAt: `${addDays(today, -1)}T08:00`,
    closesAt: `${addDays(today, 6)}T20:00`,
    minimum: '2',
    deliveryOn: addDays(today, 40),
  })
  return id
}

async function addPhoto(site: SiteProcess, coach: Coach): Promise<string> {
  const background = { r: 20, g: 80, b: 120 }
  const bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const body = new FormData()
  body.set('photo', new File([new Uint8Array(bytes)], 'IMG.jpg', { type: 'image/jpeg' }))
  body.set('photoAlt', 'Le départ')
  const cookie = coach
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const headers = { origin: site.url, cookie }
  const path = `${site.url}/admin/photos/ajouter`
  const answer = await fetch(path, { method: 'POST', body, headers, redirect: 'manual' })
  return /photos\/([^?]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? ''
}

async function askForTestimonial(site: SiteProcess, coach: Coach, memberId: string): Promise<string> {
  await coach.post('/admin/temoignages/demander', { personne: memberId })
  const [asked] = await inDatabase(site, (database) =>
    database.select().from(testimonials).where(eq(testimonials.memberId, memberId)),
  )
  return asked?.id ?? ''
}
