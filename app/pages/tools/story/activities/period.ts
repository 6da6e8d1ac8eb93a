import { z } from 'zod'
import { periodAround, type Period } from '#app/domain/activities/figures/recap.ts'
import { recapKinds } from './recap-kinds.ts'

const day = z.iso.date()

/** The week, month or year an address asks for (`bilan`, `jour`); undefined where it asks for none. */
export function periodOf(asked: URLSearchParams): Period | undefined {
  const kind = recapKinds.find(({ value }) => value === asked.get('bilan'))?.kind
  const around = day.safeParse(asked.get('jour')).data
  return kind && around && around >= '2000' && around < '2100' ? periodAround(around, kind) : undefined
}
