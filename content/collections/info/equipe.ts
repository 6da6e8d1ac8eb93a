import { z } from 'zod'
import { day, hour, marks, photo, slug, text, webAddress } from '../shared.ts'

const path = z.string().regex(/^\/[a-z\d/?=&-]*$/, 'adresse du site attendue, par exemple /contact')
const link = z.strictObject({ label: text, to: z.union([path, webAddress]) })
const discipline = z.enum(['run', 'swim', 'tri', 'bike'])

const member = z.strictObject({
  id: slug,
  role: text,
  name: text.optional(),
  specialty: text,
  text,
  discipline,
  diploma: text,
  /** Professional card; the member is not shown without a valid one. */
  card: z.strictObject({ number: text, expiresOn: day }).nullable(),
  teachesSwimming: z.boolean().default(false),
  languages: text,
  link: link.optional(),
  photo: photo.optional(),
  sample: marks.sample,
})

/** The one schedule of the club: home, coaching, contact, shop and search engines read it. */
const session = z.strictObject({
  /** By which the shop names the session where orders are handed over. */
  id: slug.optional(),
  /** 1 is Monday, 7 Sunday. */
  weekday: z.int().min(1).max(7),
  startsAt: hour,
  endsAt: hour.optional(),
  title: text,
  place: text,
  discipline,
  coach: slug,
  sample: marks.sample,
})

const equipeFields = z.strictObject({
  description: text,
  head: z.strictObject({ start: text, word: text, lead: text }),
  note: text,
  members: z.array(member),
  sessions: z.array(session),
  closures: z.array(z.strictObject({ from: day, to: day })).default([]),
  trust: z.strictObject({
    title: text,
    lead: text,
    items: z.array(z.strictObject({ title: text, text, link: link.optional() })).min(1),
  }),
  around: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text, tone: z.enum(['green', 'blue', 'slate']), link })),
  }),
  sample: z.boolean().default(false),
})

export const equipe = equipeFields.superRefine(({ members, sessions }, context) => {
  const problem = (index: number, message: string) =>
    context.addIssue({ code: 'custom', path: ['sessions', index, 'coach'], message })
  for (const [index, { coach, discipline: taught }] of sessions.entries()) {
    const leader = members.find(({ id }) => id === coach)
    if (!leader) problem(index, `personne de l’équipe n’a l’id « ${coach} »`)
    else if (taught === 'swim' && !leader.teachesSwimming)
      problem(index, 'une séance de natation demande un diplôme de natation (teachesSwimming)')
  }
})
