import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Participation } from '../answers/answer.ts'
import { shownParticipations } from '../answers/shown-participations.ts'
import type { Clubmate, ShownParticipation } from '../answers/shown-participations.ts'
import { whoGoes } from '../answers/who-goes.ts'
import type { WhoGoes } from '../answers/who-goes.ts'
import type { Competition } from '../competition.ts'
import { isInCalendar } from '../viewer.ts'
import { withGroupsOfRaces } from './group-names.ts'

/**
 * What everybody of an audience sees of a span. The same object as long as nothing changes: what is worked out of it may
 * be kept by it.
 */
export type ClubCalendar = {
  readonly version: number
  /** In the order of time. */
  readonly competitions: readonly Competition[]
  readonly shown: readonly ShownParticipation[]
  /** By id of competition. */
  readonly whoGoes: ReadonlyMap<string, WhoGoes>
  /** What the club calls its groups, by slug: the same for everybody. It names groups one may not know of. */
  readonly groupNames: ReadonlyMap<string, string>
}

type Rows = {
  readonly version: number
  readonly competitions: readonly Competition[]
  readonly participations: readonly Participation[]
  readonly clubmates: ReadonlyMap<string, Clubmate>
  /** By slug. */
  readonly groupNames: ReadonlyMap<string, string>
}

const mostAudiences = 8

/** A span at one version, cut for those who look: an audience is who sees the same competitions. */
export class Audiences {
  readonly version: number
  /** Rows it holds. */
  readonly weight: number
  readonly #rows: Rows
  readonly #groups: ReadonlySet<string>
  readonly #groupNames: ReadonlyMap<string, string>
  readonly #ofMember: ReadonlyMap<string, readonly Participation[]>
  readonly #known = new Map<string, ClubCalendar>()

  constructor(rows: Rows) {
    this.version = rows.version
    this.weight = rows.competitions.length + rows.participations.length + rows.clubmates.size
    this.#rows = rows
    this.#groups = new Set(rows.competitions.flatMap(({ group }) => group ?? []))
    this.#groupNames = withGroupsOfRaces(rows.groupNames, this.#groups)
    this.#ofMember = Map.groupBy(rows.participations, ({ memberId }) => memberId)
  }

  /** What somebody sees of the club. */
  clubOf(viewer: Viewer): ClubCalendar {
    const key = [...this.#groups].filter((group) => viewer.isCoach || viewer.groups.includes(group)).join(' ')
    const known = this.#known.get(key)
    if (known) return known
    if (this.#known.size >= mostAudiences) this.#known.clear()
    const made = this.#cut(viewer)
    this.#known.set(key, made)
    return made
  }

  /** Somebody's own answers to what stands in their calendar, hidden ones too: for themselves only. */
  ownOf(viewer: Viewer): readonly Participation[] {
    const own = this.#ofMember.get(viewer.memberId) ?? []
    if (own.length === 0) return own
    const { competitions } = this.clubOf(viewer)
    const visible = new Set(competitions.map(({ id }) => id))
    return own.filter(({ competitionId }) => visible.has(competitionId))
  }

  #cut(viewer: Viewer): ClubCalendar {
    const { version, participations, clubmates } = this.#rows
    const competitions = this.#rows.competitions.filter((one) => isInCalendar(one, viewer))
    const visible = new Set(competitions.map(({ id }) => id))
    const shown = shownParticipations({ participations, clubmates, visible })
    return { version, competitions, shown, whoGoes: whoGoes(shown), groupNames: this.#groupNames }
  }
}
