import { type Counting, type RateLimit, sharedLimit } from '../rate-limit.server.ts'

/** What a form would hold unpaid of one thing: a product, a camp. */
export type WantedThing = {
  readonly name: string
  readonly wanted: number
  /** How many one visitor may hold of it, who holds `taken` with these. */
  readonly most: (taken: number) => number
}

type Wish = {
  readonly visitor: string
  /** The key of the form. */
  readonly form: string
  readonly wanted: number
  /** What of each thing; a function, so that a form sent again reads nothing. */
  readonly things: () => Promise<readonly WantedThing[]> | readonly WantedThing[]
  readonly inAll: (services: Counting) => RateLimit
}

/** Refused: too many in all, for so many seconds, or too many of one thing. */
type Held =
  | { readonly ok: true; readonly giveBack: () => Promise<void> }
  | { readonly ok: false; readonly tooMany: 'in-all' | 'of-one'; readonly seconds: number }

/** Counts what visitors hold unpaid, in all, of one thing and by form: a form is one order however often it is sent. */
export function unpaidHolds({ name, seconds }: { name: string; seconds: number }) {
  const ofThing = sharedLimit({ name: `${name}-thing`, points: Number.MAX_SAFE_INTEGER, seconds })
  const ofForm = sharedLimit({ name: `${name}-form`, points: Number.MAX_SAFE_INTEGER, seconds })
  const turns = new Map<string, Promise<unknown>>()

  /** Of two presses of one form the second finds the first counted. */
  async function hold(services: Counting, wish: Wish): Promise<Held> {
    const mine = (turns.get(wish.form) ?? Promise.resolve()).then(() => holdInTurn(services, wish))
    const done = mine.catch(() => undefined)
    turns.set(wish.form, done)
    try {
      return await mine
    } finally {
      if (turns.get(wish.form) === done) turns.delete(wish.form)
    }
  }

  async function holdInTurn(services: Counting, wish: Wish): Promise<Held> {
    const { visitor, form, wanted, inAll } = wish
    const before = (await ofForm(services).count(form, wanted)) - wanted
    const more = wanted - before
    // Of a form that is sent again, the larger of both counts.
    if (before > 0) await ofForm(services).giveBack(form, Math.min(before, wanted))
    if (more <= 0) return { ok: true, giveBack: async () => {} }
    const things = await wish.things()
    if (!(await takeThings(services, visitor, things))) {
      await ofForm(services).giveBack(form, more)
      return { ok: false, tooMany: 'of-one', seconds }
    }
    const wait = await inAll(services).take(visitor, more)
    if (wait > 0) {
      await giveThingsBack(services, visitor, things)
      await ofForm(services).giveBack(form, more)
      return { ok: false, tooMany: 'in-all', seconds: wait }
    }
    const giveBack = async () => {
      await ofForm(services).giveBack(form, more)
      await inAll(services).giveBack(visitor, more)
      await giveThingsBack(services, visitor, things)
    }
    return { ok: true, giveBack }
  }

  // Counts first and looks then, so that of many orders at once none passes that should not.
  async function takeThings(services: Counting, visitor: string, things: readonly WantedThing[]) {
    const limit = ofThing(services)
    let isAllowed = true
    for (const { name: thing, wanted, most } of things) {
      const taken = await limit.count(`${visitor} ${thing}`, wanted)
      isAllowed &&= taken <= most(taken)
    }
    if (!isAllowed) await giveThingsBack(services, visitor, things)
    return isAllowed
  }

  async function giveThingsBack(services: Counting, visitor: string, things: readonly WantedThing[]) {
    for (const { name: thing, wanted } of things)
      await ofThing(services).giveBack(`${visitor} ${thing}`, wanted)
  }

  return hold
}
