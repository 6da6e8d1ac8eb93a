import type { RouterContextProvider } from 'react-router'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import {
  isPaceOfSomebody,
  paceSources,
  speedsOf,
  type ReferencePaceKind,
  type ReferencePaces,
  readToolPace,
  writeReferencePace,
  writeTypedPace,
} from '#app/domain/training/reference-paces/rules.ts'
import { readReferencePaces } from '#app/domain/training/store.server.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { zonesOf } from './zones-of.ts'

export type ShownPace = {
  kind: ReferencePaceKind
  known?: { written: string; told: string }
  zones: readonly { name: string; pace: string }[]
  typed: string
}

/** The figures of who asks; `asked` are those a tool proposed in the address (`?vma=15.2`). */
export async function readPacesPage(context: Readonly<RouterContextProvider>, asked: URLSearchParams) {
  const { database, clock } = context.get(servicesContext)
  const member = await context.get(visitorContext).member()
  const paces = member ? await readReferencePaces({ database }, member.userId) : {}
  const kinds = ['vma', 'css'] as const
  return {
    isMember: member !== undefined,
    today: dayInParis(clock.now()),
    paces: kinds.map((kind) => shown(kind, paces, proposed(kind, asked))),
  }
}

function shown(kind: ReferencePaceKind, paces: ReferencePaces, proposal: number | undefined): ShownPace {
  const pace = paces[kind]
  const inField = proposal ?? pace?.value
  return {
    kind,
    known: pace && {
      written: writeReferencePace(kind, pace.value),
      told: `${paceSources[pace.source]}, le ${formatDay(pace.measuredOn)}.`,
    },
    zones: zonesOf(kind, speedsOf(paces)),
    typed: inField === undefined ? '' : writeTypedPace(kind, inField),
  }
}

function proposed(kind: ReferencePaceKind, asked: URLSearchParams): number | undefined {
  const value = readToolPace(asked.get(kind) ?? '')
  return value !== undefined && isPaceOfSomebody(kind, value) ? value : undefined
}
