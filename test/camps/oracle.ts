/**
 * What is promised about bookings of the sample camp, worked out again without the site's code: 4 places, 3 bikes,
 * 690 € each with 207 € of deposit, the rest by 5 January; kept of who gives up: the deposit until that day, half until
 * 4 February, then all. An offer of places lasts 48 hours, 24 in the last thirty days. Cents, milliseconds.
 */
const hour = 3_600_000
const place = 69_000
const deposit = 20_700
const prices: Record<string, number> = { velo: 21_000, transfert: 3000 }
const balanceOn = '2027-01-05'
const halfUntil = '2027-02-04'
const startsAt = Date.parse('2027-03-05T23:00:00Z')

type Person = { options: string[]; email: string | undefined; keptCents: number | undefined }
type Due = { cents: number; dueOn: string; isPaid: boolean; askedOn?: string; isReminded?: boolean }
export type Booking = {
  buyer: string
  secret: string
  people: Person[]
  stage: 'held' | 'booked' | 'cancelled' | 'expired'
  madeAt: number
  dues: Due[]
  /** What is here of what was paid. */
  here: number
  discount: number
  hasCode: boolean
  /** Given up by its participant, who has used the voucher for good. */
  isTheirEnd: boolean
  wait: Wait | undefined
}
export type Wait = {
  name: string
  places: number
  rank: number
  state: 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left' | 'closed'
  until: number
  hasPassed: boolean
}

export const isLive = ({ stage }: Booking) => stage === 'held' || stage === 'booked'
export const isHere = ({ keptCents }: Person) => keptCents === undefined
const optionCents = ({ options }: Person) => options.reduce((sum, id) => sum + (prices[id] ?? 0), 0)
const sumOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

export function openOracle(from: number, voucherUses: number) {
  let now = from
  let isOff = false
  const bookings: Booking[] = []
  const waits: Wait[] = []
  const mails: string[] = []
  // In winter alone, an hour after Greenwich.
  const today = () => new Date(now + hour).toISOString().slice(0, 10)
  const live = () => bookings.filter(isLive)
  const comers = () => live().flatMap(({ people }) => people.filter(isHere))
  const free = () =>
    isOff
      ? 0
      : 4 - comers().length - sumOf(waits.filter(({ state }) => state === 'offered').map((one) => one.places))
  const left = (option: string) =>
    option === 'velo' ? 3 - comers().filter(({ options }) => options.includes(option)).length : Infinity
  const mail = (template: string, to: string) => mails.push(`${template} ${to}`)
  const nextRank = () => Math.max(0, ...waits.map(({ rank }) => rank)) + 1

  /** The discount is spread over the places, in whole cents; what is left of it stays with the last. */
  const shareOf = ({ discount, people }: Booking) => Math.floor(discount / people.length)
  function costNow(booking: Booking) {
    const here = booking.people.filter(isHere)
    const gone = booking.people.length - here.length
    const full = sumOf(here.map((one) => place + optionCents(one)))
    return full - (booking.discount - gone * shareOf(booking))
  }
  function keptOf(total: number, places: number) {
    if (today() <= balanceOn) return Math.min(total, places * deposit)
    return today() <= halfUntil ? Math.floor(total / 2) : total
  }

  function offer(isFreed: boolean) {
    const queue = waits.filter(({ state }) => state === 'waiting').toSorted((a, b) => a.rank - b.rank)
    if (isFreed) for (const wait of queue) wait.hasPassed = false
    for (const wait of queue.filter(({ hasPassed }) => !hasPassed))
      if (wait.places <= free()) {
        wait.state = 'offered'
        const days = (Date.parse('2027-03-06') - Date.parse(today())) / (24 * hour)
        wait.until = Math.min(startsAt, now + (days > 30 ? 48 : days < 7 ? 12 : 24) * hour)
        mail('camp-place-offered', wait.name)
      }
  }

  /** It costs so much more, or less: what is still to be paid first, the last part of it first; then money goes back. */
  function settle(booking: Booking, changeCents: number) {
    const last = booking.dues.findLast(({ isPaid }) => !isPaid)
    if (changeCents > 0 && last) last.cents += changeCents
    if (changeCents > 0 && !last) booking.dues.push({ cents: changeCents, dueOn: today(), isPaid: false })
    let less = Math.max(0, -changeCents)
    for (const due of booking.dues.filter(({ isPaid }) => !isPaid).toReversed()) {
      const share = Math.min(less, due.cents)
      due.cents -= share
      less -= share
    }
    booking.dues = booking.dues.filter(({ cents }) => cents > 0)
    booking.here -= less
  }

  function end(booking: Booking, stage: 'cancelled' | 'expired') {
    booking.stage = stage
    offer(true)
    if (booking.wait?.state === 'taken')
      booking.wait.state = isOff ? 'closed' : stage === 'expired' ? 'lapsed' : 'left'
  }

  const costOfGivingUp = (booking: Booking) =>
    sumOf(booking.people.map(({ keptCents }) => keptCents ?? 0)) +
    keptOf(costNow(booking), booking.people.filter(isHere).length)

  return {
    bookings,
    waits,
    mails,
    free,
    left,
    today,
    comers,
    itIs: (at: number) => {
      now = at
    },
    costOfGivingUp,
    voucherIsFree: () =>
      bookings.filter((one) => one.hasCode && (isLive(one) || one.isTheirEnd)).length < voucherUses,
    book(wish: { buyer: string; people: string[][]; isWhole: boolean; hasCode: boolean; wait?: Wait }) {
      const { buyer, wait } = wish
      const people = wish.people.map((options, index) => ({
        options,
        email: index === 0 ? buyer : undefined,
        keptCents: undefined,
      }))
      const total = sumOf(people.map((one) => place + optionCents(one))) - (wish.hasCode ? 5000 : 0)
      const first = people.length * deposit
      const isAtOnce = wish.isWhole || today() >= balanceOn
      const parts = isAtOnce ? [total] : [first, total - first]
      const dues = parts.map((cents, index) => ({
        cents,
        dueOn: index === 0 ? today() : balanceOn,
        isPaid: false,
      }))
      const booking: Booking = {
        buyer,
        secret: '',
        people,
        stage: 'held',
        madeAt: now,
        dues,
        here: 0,
        wait,
        discount: wish.hasCode ? 5000 : 0,
        hasCode: wish.hasCode,
        isTheirEnd: false,
      }
      bookings.push(booking)
      if (wait) {
        wait.state = 'taken'
        if (people.length < wait.places) offer(true)
        else offer(false)
      }
      return booking
    },
    /** Money comes for what is due next; late, it takes the places again if they are there, else it goes back. */
    pay(booking: Booking) {
      const due = booking.dues.find(({ isPaid }) => !isPaid)
      const wanted = booking.people
      const bikes = wanted.filter(({ options }) => options.includes('velo')).length
      const isBack = booking.stage === 'expired' && (wanted.length > free() || bikes > left('velo'))
      if (!due || isBack) return false
      due.isPaid = true
      booking.here += due.cents
      booking.stage = 'booked'
      if (booking.wait) booking.wait.state = 'taken'
      return true
    },
    giveUp(booking: Booking, by: 'participant' | 'club') {
      const wasHeld = booking.stage === 'held'
      const kept = by === 'club' ? 0 : costOfGivingUp(booking)
      booking.isTheirEnd = by === 'participant' && !wasHeld
      booking.here = Math.min(booking.here, kept)
      if (by === 'club' || !wasHeld) mail('booking-cancelled-by-participant', booking.buyer)
      if (by === 'participant' && !wasHeld) mail('booking-places-free', 'club')
      end(booking, 'cancelled')
    },
    /** What the scale keeps of one of them. */
    keptOfOne: (booking: Booking, person: Person) =>
      keptOf(place + optionCents(person) - shareOf(booking), 1),
    leave(booking: Booking, person: Person, keptCents: number) {
      const change = keptCents - (place + optionCents(person) - shareOf(booking))
      person.keptCents = keptCents
      mail('booking-changed', booking.buyer)
      offer(true)
      settle(booking, change)
    },
    transfer(booking: Booking, person: Person, email: string) {
      person.email = email
      mail('booking-changed', booking.buyer)
      mail('booking-place-received', email)
    },
    changeOf: (person: Person, options: string[]) =>
      optionCents({ ...person, options }) - optionCents(person),
    change(booking: Booking, person: Person, options: string[]) {
      const changeCents = optionCents({ ...person, options }) - optionCents(person)
      const isSame = options.toSorted().join() === person.options.toSorted().join()
      person.options = options
      if (!isSame) mail('booking-changed', booking.buyer)
      settle(booking, changeCents)
    },
    join(name: string, places: number) {
      const wait: Wait = { name, places, rank: nextRank(), state: 'waiting', until: 0, hasPassed: false }
      mail('camp-wait-asked', name)
      waits.push(wait)
      offer(false)
      return wait
    },
    answer(wait: Wait, act: 'rester' | 'quitter' | 'revenir') {
      if (act === 'rester') Object.assign(wait, { state: 'waiting', hasPassed: true })
      if (act === 'quitter') wait.state = 'left'
      if (act === 'revenir') Object.assign(wait, { state: 'waiting', rank: nextRank(), hasPassed: false })
      offer(false)
    },
    /** When something ends by itself next. */
    nextEnd: () =>
      Math.min(
        ...bookings.filter(({ stage }) => stage === 'held').map(({ madeAt }) => madeAt + 240 * hour),
        ...waits.filter(({ state }) => state === 'offered').map(({ until }) => until),
      ),
    /** What happens by itself until then; nothing ends in between. */
    wait(until: number) {
      now = until
      for (const booking of bookings)
        if (booking.stage === 'held' && booking.madeAt + 240 * hour <= now) end(booking, 'expired')
      this.everyMinute()
      if (new Date(now + hour).getUTCHours() < 8) return
      for (const { buyer, stage, dues } of bookings)
        for (const due of stage === 'booked' ? dues.filter(({ isPaid }) => !isPaid) : []) {
          const before = new Date(Date.parse(today()) + 14 * 24 * hour).toISOString().slice(0, 10)
          const since = due.askedOn && due.dueOn < due.askedOn ? due.askedOn : due.dueOn
          if (due.askedOn === undefined && due.dueOn <= before) {
            due.askedOn = today()
            mail('booking-balance', buyer)
          } else if (due.askedOn && !due.isReminded && Date.parse(since) + 72 * hour <= Date.parse(today())) {
            due.isReminded = true
            mail('booking-balance', buyer)
            mail('booking-balance-late', 'club')
          }
        }
    },
    everyMinute() {
      for (const wait of waits)
        if (wait.state === 'offered' && wait.until <= now) {
          wait.state = 'lapsed'
          mail('camp-offer-lapsed', wait.name)
        }
      if (!isOff) offer(false)
    },
    callOff() {
      isOff = true
      for (const wait of waits)
        if (wait.state === 'waiting' || wait.state === 'offered') {
          wait.state = 'closed'
          mail('camp-wait-ended', wait.name)
        }
      for (const booking of live()) {
        const told = new Set(booking.people.filter(isHere).map(({ email }) => email ?? booking.buyer))
        if (booking.stage === 'booked')
          for (const email of told) if (email !== booking.buyer) mail('camp-called-off', email)
        mail('booking-cancelled-by-participant', booking.buyer)
        booking.here = 0
        end(booking, 'cancelled')
      }
    },
  }
}

export type Oracle = ReturnType<typeof openOracle>
