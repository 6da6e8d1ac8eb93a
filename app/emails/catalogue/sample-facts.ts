import type { z } from 'zod'

/** What stands for a text in an email that is only looked at, by the key of its fact. */
const texts: Readonly<Record<string, string>> = {
  firstName: 'Camille',
  lastName: 'Martin',
  name: 'Camille Martin',
  who: 'Camille Martin',
  by: 'Camille Martin',
  from: 'Noé Martin',
  inviter: 'Léa, coach',
  author: 'Léa, coach',
  email: 'camille@exemple.fr',
  newEmail: 'camille.martin@exemple.fr',
  phone: '+33612345678',
  camp: 'Vercors, le trail',
  about: 'Vercors, le trail',
  place: 'Autrans',
  number: '2026-0418',
  reference: 'RT-2026-7K4Q-XM2P',
  contract: 'Commande 2026-0418, un maillot',
  product: 'Maillot Couloirs',
  detail: 'vert piste, M',
  code: '482913',
  link: 'https://exemple.fr/lien',
  cutUrl: 'https://exemple.fr/rappels',
  photosUrl: 'https://exemple.fr/photos',
  path: '/nos-stages',
  orderPath: '/commande/exemple',
  device: 'téléphone, Firefox',
  secret: 'exemple',
  token: 'exemple',
  title: 'Triathlon du lac',
  discipline: 'triathlon',
  region: 'auvergne-rhone-alpes',
  answer: 'going',
  startTime: '09:30',
  subject: 'coaching',
  message: 'Je prépare mon premier marathon.',
  wishedEndOn: '2027-06-30',
  startOn: '2027-06-12',
  endOn: '2027-06-14',
  dueOn: '2027-05-12',
  balanceOn: '2027-05-12',
  deliveryOn: '2027-06-12',
  today: '2027-06-05',
  registrationOpensOn: '2027-01-10',
  registrationClosesOn: '2027-05-30',
  words: 'Rendez-vous devant la gare à 9 h.',
  word: 'Merci d’avoir pris le temps.',
  reason: 'La météo annonce de l’orage toute la semaine.',
  weather: 'Beau, 18 °C',
}

/** Facts that a schema takes, for an email that is only looked at: a made-up person, a made-up camp. */
export function sampleFacts(schema: z.ZodType, now: Date): object {
  const made = sample(schema, '', now)
  return typeof made === 'object' && made !== null ? made : {}
}

function sample(schema: z.ZodType, key: string, now: Date): unknown {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  const inner = (one: unknown, name = key) => sample(one as z.ZodType, name, now)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, inner(one, name)]))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return inner(def.innerType)
    case 'array':
      return [inner(def.element)]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'number':
      return key.endsWith('Cents') || key === 'cents' ? 12_000 : 2
    case 'boolean':
      return false
    case 'date':
      return now
    case 'custom':
    case 'string':
      return 'format' in def && def.format === 'uuid' ? uuid : (texts[key] ?? 'exemple')
    default:
      return undefined
  }
}

const uuid = '5f0f3f60-0000-4000-8000-000000000001'
