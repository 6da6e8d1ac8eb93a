import { z } from 'zod'
import { isMessageSubject } from '#app/domain/messages/rules.ts'
import type { Standing } from '#app/domain/messages/standing.ts'
import { periodFilter, sinceOf } from '../frame/periods.ts'
import { readList } from '../frame/read-list.server.ts'

const standings: Readonly<Record<string, Standing | undefined>> = {
  '': 'open',
  repondus: 'answered',
  clos: 'closed',
  indesirables: 'spam',
}

/** What the address of the list, or of its file, asks for. @param me the coach who asks */
export function readMessagesAsked(url: URL, { now, me }: { now: Date; me: string }) {
  const query = readList(url, { perPage: 50, names: ['pour', 'sujet', periodFilter.name] })
  const { pour, sujet } = query.kept
  const coach = z.uuid().safeParse(pour).data
  const asked = {
    ...query,
    standing: standings[query.filter],
    assignedTo: pour === 'moi' ? me : pour === 'personne' ? null : coach,
    subject: isMessageSubject(sujet) ? sujet : undefined,
    since: sinceOf(query.kept, now),
  }
  return { query, asked }
}
