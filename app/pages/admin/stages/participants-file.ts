import { csvFile } from '../frame/csv-file.server.ts'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/participants-file.ts'
import { stageWords } from './participant-line.tsx'
import { campAt } from './read-camp.server.ts'
import { readParticipants } from './read-participants.server.ts'

const heads = [
  'Inscription',
  'Prénom',
  'Nom',
  'Naissance',
  'E-mail',
  'Téléphone',
  'Groupe',
  'Options',
  'État',
  'Papiers vus',
  'Réservé par',
  'Payé (€)',
  'Reste (€)',
]

/** The participants that the page shows, as a table. */
export async function loader({ request, context, url, params }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { slug } = await campAt(request, services, params.camp)
  const { participants } = await readParticipants(services, slug, url)
  const rows = participants.map((one) => [
    one.number,
    one.firstName,
    one.lastName,
    one.bornOn ?? '',
    one.email ?? '',
    one.phone ?? '',
    one.levelGroup ?? '',
    one.options,
    one.hasLeft ? 'Place rendue' : stageWords[one.stage],
    one.hasPapers ? 'oui' : 'non',
    one.buyer,
    one.paidCents / 100,
    one.dueCents / 100,
  ])
  return csvFile('participants.csv', heads, rows)
}
